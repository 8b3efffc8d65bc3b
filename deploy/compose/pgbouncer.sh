#!/bin/sh
# The list of users is written when the container starts, so that no image holds a password.
set -eu
umask 077
printf '"plyhaat" "%s"\n' "$DATABASE_PASSWORD" > /tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
