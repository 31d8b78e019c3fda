/** The shipped rules of Caddy in front of servers that would read anything. */
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../tools/stack/ports.ts";
import { endProcess, type Started, startProcess } from "../../tools/stack/processes.ts";
import { anUpgrade, aRequest, sendRaw } from "../../tools/testing/raw-requests.ts";

const RULES = join(import.meta.dirname, "../../deploy/Caddyfile");
/** Instead of a minute and a half: 25 MB take more than a second on a machine that does something else. */
const BODY_S = 3;
let caddy: Started;
let behind: Server;
let url: string;

beforeAll(async () => {
  behind = createServer((request, response) => {
    let size = 0;
    request.on("data", (piece: Buffer) => {
      size += piece.length;
    });
    request.on("end", () => response.end(String(size)));
  });
  behind.on("upgrade", (_request, socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
    socket.on("data", () => socket.end("heard"));
  });
  behind.listen(0, "127.0.0.1");
  await once(behind, "listening");
  const server = `127.0.0.1:${(behind.address() as AddressInfo).port}`;
  const home = mkdtempSync(join(tmpdir(), "renfort-caddy-"));
  // The same rules, but the time for a body.
  writeFileSync(join(home, "Caddyfile"), readFileSync(RULES, "utf8").replace("read_body 90s", `read_body ${BODY_S}s`));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  caddy = startProcess({
    name: "caddy",
    file: "caddy",
    args: ["run", "--config", join(home, "Caddyfile"), "--adapter", "caddyfile"],
    cwd: home,
    log: join(home, "caddy.log"),
    env: {
      PUBLIC_HOST: url,
      BIND_DIRECTIVE: "bind 127.0.0.1",
      API_UPSTREAM: server,
      WEB_UPSTREAM: server,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
    },
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error("Caddy did not start");
}, 20_000);
afterAll(async () => {
  await endProcess(caddy);
  behind.close();
  behind.closeAllConnections();
});

const own = (text: string) => text.replaceAll("renfort.test", new URL(url).host);

test.each(["/connexion", "/api/login/"])(
  "a body of more than 25 MB is refused before it is all sent: %s",
  async (path) => {
    const piece = `${(1_000_000).toString(16)}\r\n${"a".repeat(1_000_000)}\r\n`;
    const endless = aRequest(`POST ${path}`, ["Transfer-Encoding: chunked"], piece.repeat(26));
    expect((await sendRaw(url, own(endless))).status).toBe(413);
  },
);

test("a body that never ends is given up", async () => {
  const started = Date.now();
  const answer = await sendRaw(url, own(aRequest("POST /connexion", ["Content-Length: 1000"], "a")));
  expect(answer.body).toBe("");
  expect(Date.now() - started).toBeLessThan((BODY_S + 3) * 1_000);
});

test("a form and two files of 5 MB pass", async () => {
  for (const size of [100, 10_000_000]) {
    const answer = await fetch(`${url}/profil`, { method: "POST", body: Buffer.alloc(size) });
    expect(await answer.text()).toBe(String(size));
  }
});

test("a socket stays open longer than any body may take", async () => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(own(anUpgrade("/live/")));
  let text = "";
  socket.on("data", (data) => {
    text += data.toString();
  });
  await sleep((BODY_S + 0.5) * 1_000);
  expect(text).toContain("101");
  socket.write("hello");
  await once(socket, "close");
  expect(text).toContain("heard");
});
