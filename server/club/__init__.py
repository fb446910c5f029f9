"""Any number of servers for the same tables, which lie in PostgreSQL and belong to none of them."""
