#!/bin/sh
# PostgreSQL's archive_command: archives one WAL segment. $1 = its path (%p), $2 = its file name (%f).
#   archive_command = '/opt/quietsite/current/deploy/archive-wal.sh %p %f'
# The operator creates WAL_DIRECTORY (default /var/backups/quietsite/wal), owned by the user postgres.
# A segment is written under a temporary name, flushed and renamed, so every archived segment is complete. None is
# overwritten; archiving an identical segment again, as after a crash, succeeds.
set -eu
target=${WAL_DIRECTORY:-/var/backups/quietsite/wal}/$2
if [ -e "$target" ]; then
  exec cmp --silent "$1" "$target"
fi
cp "$1" "$target.part"
sync "$target.part"
mv "$target.part" "$target"
sync "$(dirname "$target")"
