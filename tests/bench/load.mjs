/* The load of `unke bench server`: matches whose players answer each other.

   node load.mjs NODE_MODULES KIND PORT PHONES MATCHES SECONDS PAUSE

   KIND is "unke" or "boardgame". A match is played by so many PHONES, each with a socket of its
   own; the last one holds what seats are left. Of several PORTs with commas between them each match
   uses all in turn. A move is made PAUSE milliseconds after the one
   before, 0 for at once. Prints as JSON how many moves were made in so many seconds, and in how
   many milliseconds from being sent half of them, and 95 of a hundred, had reached everybody.
   With 0 SECONDS the sockets are only held, until the input ends. */

import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";

const [modules, kind, port, ...numbers] = process.argv.slice(2);
const [phones, matches, seconds, pause] = numbers.map(Number);
const ports = port.split(",");
const WebSocket = createRequire(modules + "/")("ws");
const COLOURS = ["red", "blue", "green", "yellow", "purple"];
const SEATS = Math.max(3, phones);
const WARM = 1;
const TOGETHER = 10;

let measuring = false;
let finished = false;
const waits = [];

/* When each move of a match was sent, and how many have not seen it yet. */
class Match {
  moves = new Map();

  sends(number) {
    this.moves.set(number, { at: performance.now(), unseen: phones });
  }

  sees(number) {
    const move = this.moves.get(number);
    if (!move || --move.unseen) return;
    this.moves.delete(number);
    if (measuring) waits.push(performance.now() - move.at);
  }
}

/* Nobody moves before everybody sits: else the first matches would keep the last from beginning. */
let begun = false;
let go;
const seated = new Promise((ready) => (go = ready));

function after(act) {
  if (!begun) seated.then(() => setTimeout(act, Math.random() * pause));
  else if (pause) setTimeout(act, pause);
  else act();
}

function fail(why) {
  if (finished) return;
  console.error(String(why));
  process.exit(1);
}

function open(address) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  socket.on("error", fail).on("close", (code) => fail(`a socket was closed with ${code}`));
  return socket;
}

async function post(path, key, body) {
  const headers = { "Content-Type": "application/json", Authorization: "Bearer " + key };
  const address = `http://127.0.0.1:${ports[0]}${path}`;
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/* A phone at one of our tables. */
class Phone {
  asked = new Map();
  count = 0;

  constructor(match, seats, door) {
    this.match = match;
    this.door = door;
    this.seats = seats;
  }

  async connect() {
    this.key = (await post("/api/devices", "", {})).key;
    this.socket = open(`ws://127.0.0.1:${this.door}/live`);
    await new Promise((ready) => this.socket.on("open", ready));
    this.socket.on("message", (data) => this.take(JSON.parse(data)));
    this.say({ type: "hello", protocol: 1, key: this.key, version: "load" });
    setInterval(() => this.say({ type: "ping" }), 15000).unref();
    return this;
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  ask(type, fields) {
    const id = `${++this.count}`;
    this.say({ type, id, ...fields });
    return new Promise((done) => this.asked.set(id, done));
  }

  async sit(table) {
    await this.ask("enter", { table });
    await Promise.all(this.seats.map((seat) => this.ask("sit", { seat, name: "Toad" })));
  }

  take(message) {
    if (message.type === "refused" || message.type === "bye") fail(JSON.stringify(message));
    if (message.type === "done") {
      this.asked.get(message.id)();
      this.asked.delete(message.id);
    }
    if (message.type !== "game" || message.table !== this.match.table) return;
    this.match.sees(message.moves);
    const [seat] = message.waiting;
    if (seat === undefined && this.seats[0] === 0) begin(this.match).catch(fail);
    if (this.seats.includes(seat)) after(() => this.move(message, seat));
  }

  /* Any move that is offered. */
  move(message, seat) {
    const { offers } = message.views.find((view) => view.seat === seat);
    const offer = offers[Math.floor(Math.random() * offers.length)];
    const count = offer.least + Math.floor(Math.random() * (offer.most - offer.least + 1));
    const among = [...offer.among].sort(() => Math.random() - 0.5);
    const move = [offer.verb, ...among.slice(0, count)];
    this.match.sends(message.moves + 1);
    this.ask("act", { seat, seen: message.change, move });
  }
}

/* A new table for a match: its first one, or when a game is over. */
async function begin(match) {
  const seats = COLOURS.slice(0, SEATS).map((colour) => ({ kind: "person", name: "", colour }));
  const { table } = await post("/api/tables", match.phones[0].key, { game: "klunker", seats });
  match.moves.clear();
  match.table = table;
  await Promise.all(match.phones.map((phone) => phone.sit(table)));
  await match.phones[0].ask("start");
}

async function ours() {
  const match = new Match();
  const seats = [...Array(SEATS).keys()];
  match.phones = [];
  for (let left = phones; left > 0; left--) {
    const door = ports[left % ports.length];
    const phone = new Phone(match, left > 1 ? seats.splice(0, 1) : seats, door);
    match.phones.push(await phone.connect());
  }
  await begin(match);
}

/* A match at boardgame.io's server, by what its own client sends. */
async function theirs(number) {
  const match = new Match();
  const name = `match-${process.pid}-${number}`;
  for (let seat = 0; seat < phones; seat++) await theirPlayer(match, name, `${seat}`);
  match.begin();
}

function theirPlayer(match, name, seat) {
  const socket = open(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  const say = (...message) => socket.send("42/small," + JSON.stringify(message));
  const turn = ({ ctx, _stateID }) => {
    if (ctx.currentPlayer !== seat) return;
    after(() => {
      const args = [Math.floor(Math.random() * 6)];
      const payload = { type: "show", args, playerID: seat, credentials: null };
      match.sends(_stateID + 1);
      say("update", { type: "MAKE_MOVE", payload }, _stateID, name, seat);
    });
  };
  return new Promise((ready) => {
    socket.on("message", (data) => {
      const text = String(data);
      if (text[0] === "0") socket.send("40/small,");
      else if (text === "2") socket.send("3");
      else if (text.startsWith("40/small,")) say("sync", name, seat, null, phones);
      else if (text.startsWith("42/small,")) {
        const [what, , said] = JSON.parse(text.slice(9));
        if (what === "sync") {
          if (seat === "0") match.begin = () => turn(said.state);
          ready();
        } else if (what === "update") {
          match.sees(said._stateID);
          turn(said);
        }
      }
    });
  });
}

const sleep = (time) => new Promise((over) => setTimeout(over, 1000 * time));

/* One after the other, thousands of phones would take minutes to come. */
let come = 0;

async function arrive() {
  while (come < matches) {
    const number = come++;
    await (kind === "unke" ? ours() : theirs(number));
  }
}

await Promise.all(Array.from({ length: TOGETHER }, arrive));
begun = true;
go();
if (!seconds) {
  console.log("{}");
  process.stdin.on("end", () => process.exit(0)).resume();
  await sleep(3600);
}
await sleep(WARM);
measuring = true;
const start = performance.now();
await sleep(seconds);
finished = true;
const passed = (performance.now() - start) / 1000;
waits.sort((one, other) => one - other);
const [half, most] = [0.5, 0.95].map((share) => waits[Math.floor(share * waits.length)]);
console.log(JSON.stringify({ rate: waits.length / passed, half, most }));
process.exit(0);
