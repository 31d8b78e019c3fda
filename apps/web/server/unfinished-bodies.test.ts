/** Bodies that never end, sent to a web process of its own: what they may cost, and what still passes. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aRequest, sendRaw } from "../../../tools/testing/raw-requests.ts";

const SIZE = 24_000_000;
const MANY = 20;
const OURS = "Origin: https://renfort.test";
const THEIRS = "Origin: https://ailleurs.example";

let web: ChildProcess;
let port: number;
let url: string;

const ask = async (): Promise<number> => {
  const answered = once(web, "message");
  web.send("memory");
  return Number((await answered)[0]);
};

beforeAll(async () => {
  web = fork(join(import.meta.dirname, "web-process-fixture.ts"), { execArgv: [] });
  port = Number((await once(web, "message"))[0]);
  url = `http://127.0.0.1:${port}`;
  // What the first requests load is not what is measured.
  for (let i = 0; i < 30; i += 1) await post("/connexion", new URLSearchParams({ text: "a".repeat(50_000) }));
});
afterAll(() => void web.kill());

const post = (path: string, body: BodyInit) =>
  fetch(`${url}${path}`, { method: "POST", body, headers: { origin: "https://renfort.test" } });

const PIECE = Buffer.alloc(1_000_000, "a");

/** Sends all but the last byte, or stops when it is answered; the status, once there is one. */
async function sendUnfinished(path: string, origin: string) {
  const socket: Socket = connect({ host: "127.0.0.1", port });
  const answer: string[] = [];
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  socket.on("data", (data) => {
    answer.push(data.toString("latin1"));
    stop();
  });
  // Writing to who has answered and left is an error.
  socket.on("error", stop).on("close", stop);
  socket.write(aRequest(`POST ${path}`, [origin, `Content-Length: ${SIZE}`, "Content-Type: text/plain"]));
  await Promise.race([stopped, sleep(300)]);
  for (let sent = 0; sent < SIZE - PIECE.length && answer.length === 0 && !socket.destroyed; sent += PIECE.length) {
    await Promise.race([new Promise((resolve) => socket.write(PIECE, resolve)), stopped]);
  }
  return { socket, status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.join(""))?.[1] ?? 0) };
}

test.each([
  ["from another site", "/connexion", THEIRS, 403],
  ["that pretend to come from our own pages", "/connexion", OURS, 413],
  ["from another site to a page that takes files", "/profil", THEIRS, 403],
])(
  "twenty unfinished bodies of 24 MB %s are answered at once and cost nothing",
  async (_what, path, origin, status) => {
    const before = await ask();
    const started = Date.now();
    const all = await Promise.all(Array.from({ length: MANY }, () => sendUnfinished(path, origin)));
    await sleep(200);
    const after = await ask();
    expect(all.map((one) => one.status())).toEqual(Array.from({ length: MANY }, () => status));
    expect(Date.now() - started).toBeLessThan(5_000);
    expect(after - before).toBeLessThan(10_000_000);
    for (const { socket } of all) socket.destroy();
  },
);

test("to a page that takes files, two of one address are waited for and the others are refused", async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => sendUnfinished("/profil", OURS)));
  await sleep(200);
  const statuses = all.map((one) => one.status());
  expect(statuses.filter((status) => status === 0)).toHaveLength(2);
  expect(statuses.filter((status) => status === 503)).toHaveLength(4);
  for (const { socket } of all) socket.destroy();
  await sleep(100);
  const form = new FormData();
  form.set("file", new File([PIECE], "CV.pdf"));
  expect(await (await post("/profil", form)).text()).toBe("CV.pdf 1000000");
});

test("past 64 kB a form is refused, whether or not its length was announced", async () => {
  const announced = aRequest("POST /connexion", [OURS, "Content-Length: 65537"]);
  expect((await sendRaw(url, announced)).status).toBe(413);
  const pieces = aRequest(
    "POST /connexion",
    [OURS, "Transfer-Encoding: chunked"],
    `11170\r\n${"a".repeat(70_000)}\r\n`,
  );
  expect((await sendRaw(url, pieces)).status).toBe(413);
});

test("a form that never ends is given up", async () => {
  const slow = aRequest("POST /connexion", [OURS, "Content-Length: 1000"], "text=");
  expect((await sendRaw(url, slow)).status).toBe(408);
});

test("a form, a CV and a logo still pass", async () => {
  expect(await (await post("/connexion", new URLSearchParams({ text: "bonjour" }))).text()).toBe("true");
  for (const [name, size] of [
    ["CV.pdf", 4_900_000],
    ["logo.png", 12_000],
  ] as const) {
    const form = new FormData();
    form.set("file", new File([Buffer.alloc(size)], name));
    expect(await (await post("/profil", form)).text()).toBe(`${name} ${size}`);
  }
});
