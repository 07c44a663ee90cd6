#!/usr/bin/env bash
# Promotes the standby to primary. Run it as the user postgres on the standby's machine, once the old primary is known
# to be off and to stay off: two primaries that have both been written to cannot be merged
# (docs/operations/standby.md). Environment variables:
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
# The new primary has no standby yet; if it waited for one, no transaction would ever commit.
ask "alter system set synchronous_standby_names = ''" >/dev/null
ask 'select pg_reload_conf()' >/dev/null
ask "select 'open since ' || now()"
