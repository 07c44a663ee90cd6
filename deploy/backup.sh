#!/usr/bin/env bash
# Backs up the database, then the files (order: docs/operations/backup.md), then the settings, which contain secrets.
# Run by quietsite-backup.timer and before every upgrade. Reads DATABASE_URL, FILE_STORE_URL and these variables:
#   BACKUP_DIRECTORY   target folder, default /var/backups/quietsite
#   BACKUP_KEEP        number of backups to keep, default 14
#   BACKUP_METRICS     folder of the node exporter's text files, default that of Debian; if empty, no metrics
set -euo pipefail
umask 077
release=$(dirname "$(dirname "$(readlink -f "$0")")")
directory=${BACKUP_DIRECTORY:-/var/backups/quietsite}
keep=${BACKUP_KEEP:-14}
metrics=${BACKUP_METRICS-/var/lib/prometheus/node-exporter}
settings=/etc/quietsite/quietsite.env
target=$directory/$(date --utc +%Y%m%dT%H%M%SZ)

write_metrics() {
  [ -n "$metrics" ] || return 0
  if ! [ -d "$metrics" ] || ! [ -w "$metrics" ]; then
    echo "no figures for the monitoring: $metrics is not there or $(id -un) may not write to it"
    return
  fi
  cat >"$metrics/quietsite.prom.new" <<FIGURES
# TYPE quietsite_backup_last_success_timestamp_seconds gauge
quietsite_backup_last_success_timestamp_seconds $(date +%s)
# TYPE quietsite_backup_size_bytes gauge
quietsite_backup_size_bytes $(du --bytes --summarize "$target" | cut -f1)
FIGURES
  chmod 644 "$metrics/quietsite.prom.new"
  mv "$metrics/quietsite.prom.new" "$metrics/quietsite.prom"
}

mkdir -p "$target.partial"
trap 'rm -rf "$target.partial"' EXIT
eval "$("$release/bin/node" "$release/deploy/backup-environment.mjs")"
# PostGIS fills this table itself, and only its owner may write to it: our role could not restore its rows.
pg_dump --format=custom --exclude-table-data='*.spatial_ref_sys' --file="$target.partial/quietsite.dump"
if [ -n "${FILES_DIRECTORY:-}" ]; then
  # Exit status 1 means that a file was added to a folder meanwhile; stored files are never changed.
  tar --create --file="$target.partial/quietsite-files.tar" --directory="$FILES_DIRECTORY" . || [ $? -eq 1 ]
else
  echo 'the file store is no folder: protect the bucket with the tools of its service'
fi
cp "$release/VERSION" "$target.partial/VERSION"
if [ -r "$settings" ]; then
  install -m 0600 "$settings" "$target.partial/quietsite.env"
else
  echo "$settings cannot be read: the settings are not in this backup"
fi
# A dump that cannot be listed is unusable.
pg_restore --list "$target.partial/quietsite.dump" >/dev/null
(cd "$target.partial" && sha256sum quietsite* VERSION >SHA256SUMS)
mv "$target.partial" "$target"
write_metrics
find "$directory" -mindepth 1 -maxdepth 1 -type d -name '*Z' | sort | head --lines="-$keep" | xargs --no-run-if-empty rm -rf
echo "backup: $target"
