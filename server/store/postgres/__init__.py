"""PostgreSQL: the store's rows on a database server that others run and trust."""
