"""All tables of a server and their guests: what each may have, what is kept, who thinks."""
