"""What whoever keeps a server does with it: backup, restore, export, purge, check, and asking how it is."""
