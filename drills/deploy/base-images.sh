#!/usr/bin/env bash
# Without a registry: the images that deploy/ starts from, made of Debian packages and of the Node of .toolchain, under the names
# that deploy/ gives them. What is there stays: remove .run/deploy to begin anew.
#   base-images.sh <folder of .run/deploy>
# Needs, from Debian: buildah podman runc netavark iptables mmdebstrap fuse-overlayfs
set -euo pipefail
cache="$1"
cd "$(dirname "$0")/../.."
. bin/toolchain.sh
images="drills/deploy/images"

has() { buildah inspect --type image "localhost/$1" >/dev/null 2>&1; }
# In a chroot on the machine's own network: this machine lets no container have another while it is built.
inside() { buildah run --isolation chroot --network host "$@"; }

if ! has debian:bookworm; then
  [ -s "$cache/base.tar" ] || mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$cache/base.tar"
  container="$(buildah from scratch)"
  buildah add --quiet "$container" "$cache/base.tar" / >/dev/null
  # Whoever stands between this machine and the registry.
  buildah copy --quiet "$container" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt >/dev/null
  buildah commit --quiet --rm "$container" localhost/debian:bookworm
fi

node="node:$NODE_VERSION-bookworm-slim"
if ! has "$node"; then
  (cd "$cache" && rm -rf package npm-*.tgz && npm pack --silent npm@11.19.1 >/dev/null && tar -xzf npm-*.tgz)
  container="$(buildah from localhost/debian:bookworm)"
  buildah copy --quiet "$container" "$TOOLCHAIN/node_modules/$NODE_PACKAGE/bin/node" /usr/local/bin/node >/dev/null
  buildah copy --quiet "$container" "$cache/package" /usr/local/lib/node_modules/npm >/dev/null
  inside "$container" -- sh -c 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && chmod +x /usr/local/bin/node /usr/local/lib/node_modules/npm/bin/*.js && groupadd -g 1000 node && useradd -u 1000 -g node -m node'
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit --quiet --rm "$container" "localhost/$node"
fi

if ! has postgres:15.18-bookworm; then
  container="$(buildah from localhost/debian:bookworm)"
  inside "$container" -- sh -c 'mkdir -p /etc/postgresql-common && echo create_main_cluster=false > /etc/postgresql-common/createcluster.conf
    groupadd -g 999 postgres && useradd -u 999 -g postgres -d /var/lib/postgresql postgres
    printf "#!/bin/sh\nexit 101\n" > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql-15 redis-server caddy clamav-daemon wget >/dev/null
    mkdir -p /var/lib/postgresql/data /run/postgresql && chmod 3777 /run/postgresql && chown -R postgres: /var/lib/postgresql && rm -rf /var/lib/clamav/* && chown clamav: /var/lib/clamav'
  for script in postgres-entrypoint clamd-init clamdcheck.sh; do
    buildah copy --quiet --chmod 755 "$container" "$images/$script" "/usr/local/bin/$script" >/dev/null
  done
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/15/bin --env LANG=C.UTF-8 "$container"
  for name in redis:8.10.2-trixie; do buildah commit --quiet "$container" "localhost/$name"; done
  buildah config --env XDG_DATA_HOME=/data --env XDG_CONFIG_HOME=/config --cmd '["caddy","run","--config","/etc/caddy/Caddyfile","--adapter","caddyfile"]' "$container"
  buildah commit --quiet "$container" localhost/caddy:2.11.4-alpine
  buildah config --cmd '["clamd-init"]' "$container"
  buildah commit --quiet "$container" localhost/clamav/clamav:1.4.6
  buildah config --env PGDATA=/var/lib/postgresql/data --entrypoint '["postgres-entrypoint"]' --cmd '["postgres"]' "$container"
  buildah commit --quiet --rm "$container" localhost/postgres:15.18-bookworm
fi

if ! has prom/prometheus:v3.5.0; then
  container="$(buildah from localhost/debian:bookworm)"
  inside "$container" -- sh -c 'printf "#!/bin/sh\nexit 101\n" > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends prometheus prometheus-alertmanager prometheus-blackbox-exporter prometheus-node-exporter wget >/dev/null
    ln -s prometheus-alertmanager /usr/bin/alertmanager && rm -rf /etc/prometheus && mkdir -p /etc/prometheus /etc/alertmanager /prometheus /alertmanager && chown nobody /prometheus /alertmanager'
  buildah config --user nobody --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
  for name in prometheus:v3.5.0 alertmanager:v0.28.1; do buildah commit --quiet "$container" "localhost/prom/$name"; done
  buildah config --entrypoint '["prometheus-blackbox-exporter"]' "$container"
  buildah commit --quiet "$container" localhost/prom/blackbox-exporter:v0.27.0
  buildah config --entrypoint '["prometheus-node-exporter"]' "$container"
  buildah commit --quiet --rm "$container" localhost/prom/node-exporter:v1.9.1
fi
