#!/usr/bin/env bash
# Starts a private S3 server on loopback for tests: Ceph's radosgw over one monitor and one object daemon that keeps
# everything in memory. $1 = empty directory for all state, $2 = port of S3, $3 = port of the monitor; the object daemon
# uses any free ports. S3_ACCESS_KEY and S3_SECRET_KEY are the keys of its only account.
# Every wait has a time limit, and after a failure nothing is left running. Stop with s3-down.sh.
set -euo pipefail
directory=${1:?directory} port=${2:?port of S3} monitor_port=${3:?port of the monitor}
access_key=${S3_ACCESS_KEY:?} secret_key=${S3_SECRET_KEY:?}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$directory"
directory=$(cd "$directory" && pwd)
[ -z "$(ls -A "$directory")" ] || { echo "$directory is not empty" >&2; exit 1; }
mkdir "$directory"/{monitor,objects,gateway,run,log}
configuration=$directory/ceph.conf keyring=$directory/keyring
cluster_id=$(cat /proc/sys/kernel/random/uuid) objects_id=$(cat /proc/sys/kernel/random/uuid)

write_configuration() {
  cat >"$configuration" <<CONFIGURATION
[global]
fsid = $cluster_id
mon host = v2:127.0.0.1:$monitor_port
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = $keyring
run dir = $directory/run
pid file = $directory/run/\$name.pid
admin socket = $directory/run/\$name.\$pid.asok
log file = $directory/log/\$name.log
auth allow insecure global id reclaim = false
# One copy on one daemon is all there is.
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
osd objectstore = memstore
memstore device bytes = 1073741824
[mon.a]
mon data = $directory/monitor
[osd.0]
osd data = $directory/objects
[client.rgw]
rgw data = $directory/gateway
rgw frontends = beast endpoint=127.0.0.1:$port
rgw init timeout = 30
CONFIGURATION
}

write_keys() {
  ceph-authtool --create-keyring "$keyring" --gen-key --name mon. --cap mon 'allow *' >/dev/null
  for name in client.admin client.rgw osd.0; do
    ceph-authtool "$keyring" --gen-key --name "$name" --cap mon 'allow *' --cap osd 'allow *' >/dev/null
  done
}

# A step that takes longer than half a minute has failed.
step() { timeout 30 "$@" >>"$directory/log/start.log" 2>&1; }

start_monitor() {
  step monmaptool --create --fsid "$cluster_id" --addv a "[v2:127.0.0.1:$monitor_port]" "$directory/monmap"
  step ceph-mon -c "$configuration" --mkfs -i a --monmap "$directory/monmap" --keyring "$keyring"
  step ceph-mon -c "$configuration" -i a
}

start_objects() {
  step ceph -c "$configuration" --connect-timeout 20 osd new "$objects_id"
  step ceph-osd -c "$configuration" -i 0 --mkfs --osd-uuid "$objects_id"
  step ceph-osd -c "$configuration" -i 0
}

start_gateway() {
  step radosgw-admin -c "$configuration" -n client.rgw user create --uid=quietsite --display-name=quietsite \
    --access-key="$access_key" --secret-key="$secret_key"
  step radosgw -c "$configuration" -n client.rgw
  local end=$((SECONDS + 30))
  until answers; do
    [ $SECONDS -lt $end ] || { echo "no S3 at port $port within 30 s" >>"$directory/log/start.log"; return 1; }
    sleep 0.2
  done
}

# Another program may listen at the port, so the response must come from an S3 server.
answers() {
  timeout 2 bash -c 'exec 3<>"/dev/tcp/127.0.0.1/$0" && printf "GET / HTTP/1.0\r\n\r\n" >&3 && grep -q x-amz-request-id <&3' \
    "$port" 2>/dev/null
}

give_up() {
  trap - ERR
  tail -n 20 "$directory/log/start.log" >&2 || true
  "$here/s3-down.sh" "$directory"
  exit 1
}
trap give_up ERR
set -E
write_configuration
write_keys
start_monitor
start_objects
start_gateway
