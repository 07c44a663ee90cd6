#!/bin/sh
# bin/quietsite of a release: starts its processes with the Node, the pages and the fonts of the release.
#   quietsite server|worker|migrate|admin USERNAME EMAIL|catalogue|import ...|seed|backup|wait-ready PORT|worker-alive|version
# The folder is looked up once, so a running process stays with its release when `current` changes.
set -eu
home=$(dirname "$(dirname "$(readlink -f "$0")")")
here=$PWD
cd "$home"
export NODE_ENV=production WEB_DIRECTORY="$home/apps/web/dist" FONT_DIRECTORY="$home/fonts"

# A command run by an operator has no unit, so the settings and the user of the units are applied here.
run_manually() {
  settings=/etc/quietsite/quietsite.env
  if [ -z "${DATABASE_URL:-}" ] && [ -r "$settings" ]; then
    while IFS= read -r line || [ -n "$line" ]; do
      case ${line%%=*} in
        '' | "$line" | *[!A-Z_]*) ;;
        *) export "${line?}" ;;
      esac
    done <"$settings"
  fi
  if [ "$(id -u)" -ne 0 ] || ! getent passwd quietsite >/dev/null; then exec "$@"; fi
  exec setpriv --reuid=quietsite --regid=quietsite --init-groups --no-new-privs --bounding-set=-all -- "$@"
}

part=${1:-help}
[ $# -eq 0 ] || shift
case $part in
  server) exec bin/node apps/server/src/main.ts ;;
  worker) exec bin/node apps/server/src/worker.ts ;;
  migrate) exec bin/node apps/server/src/migrate.ts ;;
  admin) run_manually bin/node apps/server/src/create-administrator.ts "$@" ;;
  catalogue) run_manually bin/node apps/server/src/write-catalogue.ts ;;
  # Its file is relative to the operator's working directory.
  import) cd "$here" && run_manually "$home/bin/node" "$home/apps/server/src/data-import.ts" "$@" ;;
  # Demonstration data; never for an installation with real data.
  seed) exec bin/node apps/server/src/seed.ts ;;
  backup) exec deploy/backup.sh "$@" ;;
  wait-ready) exec bin/node deploy/wait-ready.mjs "$@" ;;
  worker-alive) exec bin/node apps/server/src/worker-alive.ts ;;
  version) exec cat VERSION ;;
  *)
    sed -n '2,4s/^# //p' "$0" >&2
    exit 2
    ;;
esac
