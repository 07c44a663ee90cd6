#!/usr/bin/env bash
# Restores the database to a point in time: restore-point.sh '2026-11-16 14:05:00+08'. Run it as the user postgres on
# the database machine. Server and worker may keep running: they wait and then continue (docs/operations/backup.md).
# Environment variables:
#   BASE_DIRECTORY   base backups, default /var/backups/quietsite/base; the newest before that time is used
#   WAL_DIRECTORY    archived WAL segments, default /var/backups/quietsite/wal
#   DATA_DIRECTORY   data of the cluster, default /var/lib/postgresql/15/main; the old data is kept beside it
#   DATABASE_STOP, DATABASE_START   commands, default those of Debian
#   PGHOST, PGPORT   which cluster, default that of Debian
#   RESTORE_LIMIT_SECONDS   how long it may take until the database is open, default 14400
#   POSTGRES_PROGRAMS   folder of PostgreSQL's programs, default /usr/lib/postgresql/15/bin
# Nothing is deleted: the old cluster is kept in DATA_DIRECTORY.before-<time>.
set -euo pipefail
umask 077
moment=${1:?a moment, such as '2026-11-16 14:05:00+08'}
programs=${POSTGRES_PROGRAMS:-/usr/lib/postgresql/15/bin}
base=${BASE_DIRECTORY:-/var/backups/quietsite/base}
archive=${WAL_DIRECTORY:-/var/backups/quietsite/wal}
data=${DATA_DIRECTORY:-/var/lib/postgresql/15/main}
stop=${DATABASE_STOP:-pg_ctlcluster 15 main stop -m fast}
start=${DATABASE_START:-pg_ctlcluster 15 main start}
limit_seconds=${RESTORE_LIMIT_SECONDS:-14400}
aside=$data.before-$(date --utc +%Y%m%dT%H%M%SZ)
until_second=$(date --utc --date "$moment" +%Y%m%dT%H%M%SZ)

choose_base() {
  local found=
  for candidate in "$base"/*Z; do
    # A backup that ended in the same second may have ended after the requested time.
    [ -e "$candidate/quietsite-complete" ] && [[ $(cat "$candidate/quietsite-complete") < $until_second ]] && found=$candidate
  done
  [ -n "$found" ] || { echo "no base backup in $base from before $moment" >&2; exit 1; }
  echo "$found"
}

# The last WAL segment is not archived until it is full, so it is read from the old cluster.
write_recovery() {
  cat >>"$data/postgresql.auto.conf" <<RECOVERY
restore_command = 'cp "$archive/%f" "%p" 2>/dev/null || cp "$aside/pg_wal/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
RECOVERY
  touch "$data/recovery.signal"
}

ask() { "$programs/psql" --no-psqlrc --tuples-only --no-align --dbname=postgres --command="$1"; }

wait_until_open() {
  local end=$((SECONDS + limit_seconds))
  until [ "$(ask 'select not pg_is_in_recovery()' 2>/dev/null)" = t ]; do
    [ $SECONDS -lt $end ] || { echo "not open within $limit_seconds s: see the log of PostgreSQL" >&2; exit 1; }
    "$programs/pg_ctl" --pgdata="$data" status >/dev/null ||
      { echo "PostgreSQL does not run: see its log; the cluster as it was: $aside" >&2; exit 1; }
    sleep 0.2
  done
}

chosen=$(choose_base)
echo "from $chosen to $moment"
$stop || echo 'it was not running'
mv "$data" "$aside"
cp --archive "$chosen" "$data"
rm -f "$data/quietsite-complete" "$data/postmaster.pid"
write_recovery
# A long recovery exceeds the timeout of the start command; the wait below decides whether it succeeded.
$start || echo 'the start is not finished yet'
wait_until_open
for name in restore_command recovery_target_time recovery_target_action; do ask "alter system reset $name" >/dev/null; done
echo "open at $moment; the cluster as it was: $aside"
