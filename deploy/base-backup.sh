#!/usr/bin/env bash
# Makes a base backup of the whole database cluster, from which restore-point.sh starts. Run it every night as the user
# postgres on the database machine (docs/operations/backup.md). Environment variables:
#   BASE_DIRECTORY   target folder, default /var/backups/quietsite/base
#   BASE_KEEP        number of backups to keep, default 7; WAL segments older than all of them are deleted too
#   WAL_DIRECTORY    where archive-wal.sh stores WAL segments, default /var/backups/quietsite/wal
#   PGHOST, PGPORT   which cluster, default that of Debian
#   POSTGRES_PROGRAMS   folder of PostgreSQL's programs, default /usr/lib/postgresql/15/bin
set -euo pipefail
umask 077
programs=${POSTGRES_PROGRAMS:-/usr/lib/postgresql/15/bin}
directory=${BASE_DIRECTORY:-/var/backups/quietsite/base}
keep=${BASE_KEEP:-7}
archive=${WAL_DIRECTORY:-/var/backups/quietsite/wal}
target=$directory/$(date --utc +%Y%m%dT%H%M%SZ)

mkdir -p "$directory"
trap 'rm -rf "$target.partial"' EXIT
"$programs/pg_basebackup" --pgdata="$target.partial" --checkpoint=fast --wal-method=stream --no-password
"$programs/pg_verifybackup" --quiet "$target.partial"
# The earliest time that this backup can be restored to, in the format of the folder name.
date --utc +%Y%m%dT%H%M%SZ >"$target.partial/quietsite-complete"
mv "$target.partial" "$target"
find "$directory" -mindepth 1 -maxdepth 1 -type d -name '*Z' | sort | head --lines="-$keep" | xargs --no-run-if-empty rm -rf
oldest=$(find "$directory" -mindepth 1 -maxdepth 1 -type d -name '*Z' | sort | head --lines=1)
first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
[ ! -d "$archive" ] || "$programs/pg_archivecleanup" "$archive" "$first"
echo "base backup: $target"
