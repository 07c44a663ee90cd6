#!/usr/bin/env bash
# Makes the standby the database that is written to. Run it as the user postgres on the machine of the standby, once the
# old primary is known to be off and stays off: two that are written to cannot be joined again
# (docs/operations/standby.md). From the environment:
#   PGHOST, PGPORT   of the standby, default that of Debian
#   POSTGRES_PROGRAMS   folder of PostgreSQL's programs, default /usr/lib/postgresql/15/bin
set -euo pipefail
programs=${POSTGRES_PROGRAMS:-/usr/lib/postgresql/15/bin}
ask() { "$programs/psql" --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname=postgres --command="$1"; }

[ "$(ask 'select pg_is_in_recovery()')" = t ] || { echo 'this is no standby' >&2; exit 1; }
if [ "$(ask "select count(*) from pg_stat_wal_receiver where status = 'streaming'")" != 0 ] && [ "${1:-}" != --anyway ]; then
  echo 'the primary still sends: stop it first, or say --anyway' >&2
  exit 1
fi
[ "$(ask 'select pg_promote(true, 60)')" = t ] || { echo 'not promoted within 60 s: see the log of PostgreSQL' >&2; exit 1; }
# It has no standby of its own yet: with one to wait for, nothing would ever be committed.
ask "alter system set synchronous_standby_names = ''" >/dev/null
ask 'select pg_reload_conf()' >/dev/null
ask "select 'open since ' || now()"
