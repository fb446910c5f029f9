PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE devices (
      device TEXT PRIMARY KEY,
      digest BLOB NOT NULL,          -- SHA-256 of the key, which only the device has
      made INTEGER NOT NULL          -- seconds since 1970, as all times here
    ) WITHOUT ROWID;
INSERT INTO "devices" VALUES('anna',X'CBA06B5736FAF67E54B07B561EAE94395E774C517A7D910A54369E1263CCFBD4',1795025377);
INSERT INTO "devices" VALUES('bert',X'CBA06B5736FAF67E54B07B561EAE94395E774C517A7D910A54369E1263CCFBD4',1795025377);
CREATE TABLE finished (
      id TEXT PRIMARY KEY,           -- what the game was made of, so that it comes in only once
      summary TEXT NOT NULL,
      record TEXT NOT NULL
    );
INSERT INTO "finished" VALUES('33403bdf554041f4e205d27907350291','{"id":"33403bdf554041f4e205d27907350291","game":"klunker","players":[{"name":"Anna 0","kind":"person","colour":"red"},{"name":"Bert 1","kind":"person","colour":"blue"},{"name":"Toad 2","kind":"bot:random","colour":"green"}],"options":{"first":"lot"},"scores":[4,6,3],"places":[2,1,3],"moves":60,"when":1795025377903}','unke klunker rules 1 seats 3 seed 05b9849e0cdf137e2e3bf562537788d6 first=lot
seat person red Anna 0
seat person blue Bert 1
seat bot:random green Toad 2
1 show earring
> showed seat-1 earring
2 show earring
> showed seat-2 earring
0 show monocle shoe earring necklace earring piercing
> showed seat-0 monocle shoe earring necklace earring piercing
1 leave
> left seat-1 purchase-1
2 leave
> left seat-2 purchase-2
> left seat-0 purchase-3
1 buy window-0
> bought seat-1 window-0 earring earring monocle necklace piercing shoe
2 buy window-1
> bought seat-2 window-1 earring
0 buy window-2
> bought seat-0 window-2 earring
> dealt 8
1 show earring monocle necklace
> showed seat-1 earring monocle necklace
2 show tiara tooth
> showed seat-2 tiara tooth
0 show shoe necklace monocle piercing
> showed seat-0 shoe necklace monocle piercing
1 leave
> left seat-1 purchase-1
2 leave
> left seat-2 purchase-2
0 store necklace
> stored seat-0 necklace
0 store tooth
> stored seat-0 tooth
> left seat-0 purchase-3
1 buy window-1
> bought seat-1 window-1 earring monocle necklace
2 buy window-0
> bought seat-2 window-0 monocle necklace piercing shoe
0 buy window-2
> bought seat-0 window-2 tiara tooth
> dealt 11
1 show necklace shoe
> showed seat-1 necklace shoe
2 show piercing
> showed seat-2 piercing
0 show monocle tooth monocle
> showed seat-0 monocle tooth monocle
1 store tooth
> stored seat-1 tooth
2 leave
> left seat-2 purchase-1
0 leave
> left seat-0 purchase-2
1 leave
> left seat-1 purchase-3
2 buy window-1
> bought seat-2 window-1 necklace shoe
0 buy window-0
> bought seat-0 window-0 monocle monocle tooth
1 decline
> declined seat-1
> dealt 7
1 show tiara shoe monocle tiara tooth piercing
> showed seat-1 tiara shoe monocle tiara tooth piercing
2 show shoe earring tooth earring
> showed seat-2 shoe earring tooth earring
0 show monocle tooth piercing monocle
> showed seat-0 monocle tooth piercing monocle
> left seat-1 purchase-1
2 leave
> left seat-2 purchase-2
0 leave
> left seat-0 purchase-3
1 buy window-1
> bought seat-1 window-1 monocle piercing shoe tiara tiara tooth
2 buy window-2
> bought seat-2 window-2 earring earring piercing shoe tooth
0 buy window-0
> bought seat-0 window-0 monocle monocle piercing tooth
> sold seat-0 monocle 1
> sold seat-0 tooth 1
> dealt 14
1 show earring
> showed seat-1 earring
2 show tiara tooth shoe tooth shoe
> showed seat-2 tiara tooth shoe tooth shoe
0 show piercing tooth monocle piercing shoe
> showed seat-0 piercing tooth monocle piercing shoe
1 leave
> left seat-1 purchase-1
2 store tiara
> stored seat-2 tiara
0 leave
> left seat-0 purchase-2
> left seat-2 purchase-3
1 buy window-2
> bought seat-1 window-2 shoe shoe tiara tooth tooth
> sold seat-1 shoe 1
> sold seat-1 tooth 1
0 buy window-1
> bought seat-0 window-1 earring
2 decline
> declined seat-2
> dealt 12
2 show tiara tiara earring shoe piercing
> showed seat-2 tiara tiara earring shoe piercing
0 show necklace piercing tooth tiara
> showed seat-0 necklace piercing tooth tiara
1 show tiara piercing shoe monocle monocle
> showed seat-1 tiara piercing shoe monocle monocle
2 leave
> left seat-2 purchase-1
0 leave
> left seat-0 purchase-2
1 leave
> left seat-1 purchase-3
2 buy window-2
> bought seat-2 window-2 earring piercing shoe tiara tiara
> sold seat-2 shoe 1
> sold seat-2 earring 1
0 buy window-0
> bought seat-0 window-0 monocle necklace piercing piercing piercing shoe tiara tooth tooth
> sold seat-0 piercing 1
1 buy window-1
> bought seat-1 window-1 monocle monocle piercing shoe tiara
> sold seat-1 monocle 1
> sold seat-1 tiara 1
> dealt 14
2 show tooth tiara tiara shoe earring piercing
> showed seat-2 tooth tiara tiara shoe earring piercing
0 show tiara necklace earring monocle earring tiara
> showed seat-0 tiara necklace earring monocle earring tiara
1 show shoe
> showed seat-1 shoe
> left seat-2 purchase-1
> left seat-0 purchase-2
1 leave
> left seat-1 purchase-3
2 buy window-0
> bought seat-2 window-0 earring earring monocle necklace tiara tiara
> sold seat-2 tiara 1
0 decline
> declined seat-0
> ended
= 4 6 3
# 2d43ad464bba396a
');
CREATE TABLE finished_by (
      device TEXT NOT NULL REFERENCES devices ON DELETE CASCADE,
      id TEXT NOT NULL REFERENCES finished ON DELETE CASCADE,
      PRIMARY KEY (device, id)
    ) WITHOUT ROWID;
INSERT INTO "finished_by" VALUES('anna','33403bdf554041f4e205d27907350291');
INSERT INTO "finished_by" VALUES('bert','33403bdf554041f4e205d27907350291');
CREATE TABLE games (
      id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
      setup TEXT NOT NULL,           -- game, rules, options and seed, JSON
      rewritten INTEGER NOT NULL,    -- the change at which moves that stood for good were replaced
      change INTEGER NOT NULL,       -- the number of public changes
      moves INTEGER NOT NULL,        -- the number of moves that stand
      line INTEGER NOT NULL,         -- so many of them stand for good
      waiting TEXT NOT NULL,         -- the seats that have to decide, JSON
      state TEXT NOT NULL,
      drawn TEXT,                    -- the state at the line, NULL if it is the same
      touched INTEGER NOT NULL
    );
INSERT INTO "games" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q','{"key":"klunker","rules":1,"options":{"first":"lot"},"seed":"05b9849e0cdf137e2e3bf562537788d6"}',0,60,60,60,'[]','{"seats":3,"options":{"first":"lot"},"chance":[412201777,2208285142,1428693154,96044300],"agenda":[],"facts":[["declined","seat-0"],["ended"]],"final":true,"deck":["tooth","piercing","monocle","earring","shoe","necklace","monocle"],"hands":[[],["earring","necklace","piercing","tiara","tooth"],[]],"windows":[[],["shoe"],["earring","piercing","shoe","tiara","tiara","tooth"]],"safes":[["earring","earring","monocle","necklace","necklace","shoe","tiara","tiara","tooth","tooth"],["earring","earring","earring","monocle","necklace","necklace","piercing","piercing","piercing","shoe"],["earring","earring","monocle","monocle","necklace","necklace","necklace","piercing","piercing","piercing","tiara","tooth"]],"notes":[4,6,3],"gone":["earring","earring","earring","earring","monocle","monocle","monocle","monocle","monocle","monocle","monocle","monocle","piercing","piercing","piercing","piercing","shoe","shoe","shoe","shoe","shoe","shoe","shoe","shoe","tiara","tiara","tiara","tiara","tiara","tiara","tiara","tiara","tooth","tooth","tooth","tooth","tooth","tooth","tooth","tooth"],"buried":["piercing","shoe","necklace"],"start":0}',NULL,1795025377);
INSERT INTO "games" VALUES('table-1','{"key":"klunker","rules":1,"options":{"first":"lot"},"seed":"b8f534b17c7fc5b484058f1f9d3cd19b"}',0,12,12,11,'[0]','{"seats":3,"options":{"first":"lot"},"chance":[1143990237,1445258630,3343994673,3103077663],"agenda":[{"turn":2,"tickets":[2],"phase":"safes","seats":[0]}],"facts":[["stored","seat-1","shoe"]],"final":false,"deck":["tooth","shoe","piercing","monocle","monocle","tooth","earring","tiara","necklace","monocle","tooth","earring","piercing","monocle","tiara","tiara","piercing","necklace","earring","shoe","tiara","monocle","earring","tiara","tooth","necklace","earring","necklace","monocle","monocle","tooth","monocle","shoe","necklace","necklace","shoe","piercing","monocle","tooth","necklace","tooth","tooth","tiara","shoe","piercing","monocle","earring","tooth","monocle","tooth","tiara","necklace","earring","tiara","shoe","piercing","tiara","shoe","piercing","tooth","tiara","monocle","tiara","earring","piercing","necklace","earring","tooth","tooth","tiara","earring","necklace","tiara"],"hands":[["tiara"],["tooth"],["piercing","shoe"]],"windows":[["earring"],["earring"],["earring","piercing","piercing","shoe"]],"safes":[["monocle","piercing","piercing","shoe"],["monocle","piercing","shoe","shoe"],[]],"notes":[1,1,1],"gone":[],"buried":["shoe","shoe","earring"],"start":0}','{"seats":3,"options":{"first":"lot"},"chance":[1143990237,1445258630,3343994673,3103077663],"agenda":[{"turn":1,"tickets":[2],"phase":"safes","seats":[1]}],"facts":[["stored","seat-0","piercing"]],"final":false,"deck":["tooth","shoe","piercing","monocle","monocle","tooth","earring","tiara","necklace","monocle","tooth","earring","piercing","monocle","tiara","tiara","piercing","necklace","earring","shoe","tiara","monocle","earring","tiara","tooth","necklace","earring","necklace","monocle","monocle","tooth","monocle","shoe","necklace","necklace","shoe","piercing","monocle","tooth","necklace","tooth","tooth","tiara","shoe","piercing","monocle","earring","tooth","monocle","tooth","tiara","necklace","earring","tiara","shoe","piercing","tiara","shoe","piercing","tooth","tiara","monocle","tiara","earring","piercing","necklace","earring","tooth","tooth","tiara","earring","necklace","tiara"],"hands":[["tiara"],["shoe","tooth"],["piercing","shoe"]],"windows":[["earring"],["earring"],["earring","piercing","piercing","shoe"]],"safes":[["monocle","piercing","piercing","shoe"],["monocle","piercing","shoe"],[]],"notes":[1,1,1],"gone":[],"buried":["shoe","shoe","earring"],"start":0}',1795025377);
CREATE TABLE moves (
      id TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
      serial INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      request TEXT NOT NULL,         -- the id of the message that made it
      move TEXT NOT NULL,
      facts TEXT NOT NULL,
      stands INTEGER NOT NULL DEFAULT 1,  -- 0 when it was taken back
      PRIMARY KEY (id, serial)
    ) WITHOUT ROWID;
INSERT INTO "moves" VALUES('table-1',0,0,'anna-27','["show","earring"]','[["showed","seat-0","earring"]]',1);
INSERT INTO "moves" VALUES('table-1',1,1,'bert-25','["show","earring"]','[["showed","seat-1","earring"]]',1);
INSERT INTO "moves" VALUES('table-1',2,2,'','["show","shoe","piercing","piercing","earring"]','[["showed","seat-2","shoe","piercing","piercing","earring"]]',1);
INSERT INTO "moves" VALUES('table-1',3,0,'anna-28','["store","shoe"]','[["stored","seat-0","shoe"]]',1);
INSERT INTO "moves" VALUES('table-1',4,1,'bert-26','["store","shoe"]','[["stored","seat-1","shoe"]]',1);
INSERT INTO "moves" VALUES('table-1',5,2,'','["leave"]','[["left","seat-2","purchase-1"]]',1);
INSERT INTO "moves" VALUES('table-1',6,0,'anna-29','["store","monocle"]','[["stored","seat-0","monocle"]]',1);
INSERT INTO "moves" VALUES('table-1',7,1,'bert-27','["store","monocle"]','[["stored","seat-1","monocle"]]',1);
INSERT INTO "moves" VALUES('table-1',8,0,'anna-30','["store","piercing"]','[["stored","seat-0","piercing"]]',1);
INSERT INTO "moves" VALUES('table-1',9,1,'bert-28','["store","piercing"]','[["stored","seat-1","piercing"]]',1);
INSERT INTO "moves" VALUES('table-1',10,0,'anna-31','["store","piercing"]','[["stored","seat-0","piercing"]]',1);
INSERT INTO "moves" VALUES('table-1',11,1,'bert-29','["store","shoe"]','[["stored","seat-1","shoe"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',0,1,'bert-3','["show","earring"]','[["showed","seat-1","earring"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',1,2,'','["show","earring"]','[["showed","seat-2","earring"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',2,0,'anna-4','["show","monocle","shoe","earring","necklace","earring","piercing"]','[["showed","seat-0","monocle","shoe","earring","necklace","earring","piercing"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',3,1,'bert-4','["leave"]','[["left","seat-1","purchase-1"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',4,2,'','["leave"]','[["left","seat-2","purchase-2"],["left","seat-0","purchase-3"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',5,1,'bert-5','["buy","window-0"]','[["bought","seat-1","window-0","earring","earring","monocle","necklace","piercing","shoe"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',6,2,'','["buy","window-1"]','[["bought","seat-2","window-1","earring"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',7,0,'anna-5','["buy","window-2"]','[["bought","seat-0","window-2","earring"],["dealt",8]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',8,1,'bert-6','["show","earring","monocle","necklace"]','[["showed","seat-1","earring","monocle","necklace"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',9,2,'','["show","tiara","tooth"]','[["showed","seat-2","tiara","tooth"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',10,0,'anna-6','["show","shoe","necklace","monocle","piercing"]','[["showed","seat-0","shoe","necklace","monocle","piercing"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',11,1,'bert-7','["leave"]','[["left","seat-1","purchase-1"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',12,2,'','["leave"]','[["left","seat-2","purchase-2"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',13,0,'anna-7','["store","necklace"]','[["stored","seat-0","necklace"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',14,0,'anna-8','["store","tooth"]','[["stored","seat-0","tooth"],["left","seat-0","purchase-3"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',15,1,'bert-8','["buy","window-1"]','[["bought","seat-1","window-1","earring","monocle","necklace"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',16,2,'','["buy","window-0"]','[["bought","seat-2","window-0","monocle","necklace","piercing","shoe"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',17,0,'anna-9','["buy","window-2"]','[["bought","seat-0","window-2","tiara","tooth"],["dealt",11]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',18,1,'bert-9','["show","necklace","shoe"]','[["showed","seat-1","necklace","shoe"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',19,2,'','["show","piercing"]','[["showed","seat-2","piercing"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',20,0,'anna-10','["show","monocle","tooth","monocle"]','[["showed","seat-0","monocle","tooth","monocle"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',21,1,'bert-10','["store","tooth"]','[["stored","seat-1","tooth"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',22,2,'','["leave"]','[["left","seat-2","purchase-1"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',23,0,'anna-11','["leave"]','[["left","seat-0","purchase-2"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',24,1,'bert-11','["leave"]','[["left","seat-1","purchase-3"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',25,2,'','["buy","window-1"]','[["bought","seat-2","window-1","necklace","shoe"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',26,0,'anna-12','["buy","window-0"]','[["bought","seat-0","window-0","monocle","monocle","tooth"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',27,1,'bert-12','["decline"]','[["declined","seat-1"],["dealt",7]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',28,1,'bert-13','["show","tiara","shoe","monocle","tiara","tooth","piercing"]','[["showed","seat-1","tiara","shoe","monocle","tiara","tooth","piercing"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',29,2,'','["show","shoe","earring","tooth","earring"]','[["showed","seat-2","shoe","earring","tooth","earring"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',30,0,'anna-13','["show","monocle","tooth","piercing","monocle"]','[["showed","seat-0","monocle","tooth","piercing","monocle"],["left","seat-1","purchase-1"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',31,2,'','["leave"]','[["left","seat-2","purchase-2"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',32,0,'anna-14','["leave"]','[["left","seat-0","purchase-3"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',33,1,'bert-14','["buy","window-1"]','[["bought","seat-1","window-1","monocle","piercing","shoe","tiara","tiara","tooth"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',34,2,'','["buy","window-2"]','[["bought","seat-2","window-2","earring","earring","piercing","shoe","tooth"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',35,0,'anna-15','["buy","window-0"]','[["bought","seat-0","window-0","monocle","monocle","piercing","tooth"],["sold","seat-0","monocle",1],["sold","seat-0","tooth",1],["dealt",14]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',36,1,'bert-15','["show","earring"]','[["showed","seat-1","earring"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',37,2,'','["show","tiara","tooth","shoe","tooth","shoe"]','[["showed","seat-2","tiara","tooth","shoe","tooth","shoe"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',38,0,'anna-16','["show","piercing","tooth","monocle","piercing","shoe"]','[["showed","seat-0","piercing","tooth","monocle","piercing","shoe"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',39,1,'bert-16','["leave"]','[["left","seat-1","purchase-1"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',40,2,'','["store","tiara"]','[["stored","seat-2","tiara"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',41,0,'anna-17','["leave"]','[["left","seat-0","purchase-2"],["left","seat-2","purchase-3"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',42,1,'bert-17','["buy","window-2"]','[["bought","seat-1","window-2","shoe","shoe","tiara","tooth","tooth"],["sold","seat-1","shoe",1],["sold","seat-1","tooth",1]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',43,0,'anna-18','["buy","window-1"]','[["bought","seat-0","window-1","earring"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',44,2,'','["decline"]','[["declined","seat-2"],["dealt",12]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',45,2,'','["show","tiara","tiara","earring","shoe","piercing"]','[["showed","seat-2","tiara","tiara","earring","shoe","piercing"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',46,0,'anna-19','["show","necklace","piercing","tooth","tiara"]','[["showed","seat-0","necklace","piercing","tooth","tiara"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',47,1,'bert-18','["show","tiara","piercing","shoe","monocle","monocle"]','[["showed","seat-1","tiara","piercing","shoe","monocle","monocle"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',48,2,'','["leave"]','[["left","seat-2","purchase-1"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',49,0,'anna-20','["leave"]','[["left","seat-0","purchase-2"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',50,1,'bert-19','["leave"]','[["left","seat-1","purchase-3"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',51,2,'','["buy","window-2"]','[["bought","seat-2","window-2","earring","piercing","shoe","tiara","tiara"],["sold","seat-2","shoe",1],["sold","seat-2","earring",1]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',52,0,'anna-21','["buy","window-0"]','[["bought","seat-0","window-0","monocle","necklace","piercing","piercing","piercing","shoe","tiara","tooth","tooth"],["sold","seat-0","piercing",1]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',53,1,'bert-20','["buy","window-1"]','[["bought","seat-1","window-1","monocle","monocle","piercing","shoe","tiara"],["sold","seat-1","monocle",1],["sold","seat-1","tiara",1],["dealt",14]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',54,2,'','["show","tooth","tiara","tiara","shoe","earring","piercing"]','[["showed","seat-2","tooth","tiara","tiara","shoe","earring","piercing"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',55,0,'anna-22','["show","tiara","necklace","earring","monocle","earring","tiara"]','[["showed","seat-0","tiara","necklace","earring","monocle","earring","tiara"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',56,1,'bert-21','["show","shoe"]','[["showed","seat-1","shoe"],["left","seat-2","purchase-1"],["left","seat-0","purchase-2"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',57,1,'bert-22','["leave"]','[["left","seat-1","purchase-3"]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',58,2,'','["buy","window-0"]','[["bought","seat-2","window-0","earring","earring","monocle","necklace","tiara","tiara"],["sold","seat-2","tiara",1]]',1);
INSERT INTO "moves" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q',59,0,'anna-23','["decline"]','[["declined","seat-0"],["ended"]]',1);
CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      sheet TEXT NOT NULL,           -- who sits where, JSON
      touched INTEGER NOT NULL
    );
INSERT INTO "tables" VALUES('oHJpDQ1J9GNU5A5WOvlx9Q','{"table":"oHJpDQ1J9GNU5A5WOvlx9Q","code":"GZWC","host":"anna","game":"klunker","options":{"first":"lot"},"seats":[{"name":"Anna 0","kind":"person","colour":"red","device":"anna","standin":false,"given_up":false},{"name":"Bert 1","kind":"person","colour":"blue","device":"bert","standin":false,"given_up":false},{"name":"Toad 2","kind":"bot:random","colour":"green","device":"","standin":false,"given_up":false}],"status":"over","open":false,"time":null,"brought":false,"away":null}',1795025377);
INSERT INTO "tables" VALUES('table-1','{"table":"table-1","code":"NNMN","host":"anna","game":"klunker","options":{"first":"lot"},"seats":[{"name":"Anna 0","kind":"person","colour":"red","device":"anna","standin":false,"given_up":false},{"name":"Bert 1","kind":"person","colour":"blue","device":"bert","standin":false,"given_up":false},{"name":"Toad 2","kind":"bot:random","colour":"green","device":"","standin":false,"given_up":false}],"status":"playing","open":false,"time":null,"brought":false,"away":null}',1795025377);
COMMIT;
