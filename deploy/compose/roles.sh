#!/bin/sh
# Run once by the image of PostgreSQL, in an empty data directory: the role and the database of the service.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" -U postgres <<'SQL'
create role plyhaat login password :'password';
alter role plyhaat set statement_timeout = '30s';
alter role plyhaat set random_page_cost = 1.1;
create database plyhaat owner plyhaat encoding 'UTF8' template template0;
SQL
