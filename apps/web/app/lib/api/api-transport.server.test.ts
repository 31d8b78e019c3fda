import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { problemFr } from "@app/contract/http/problem.fr";
import { afterEach, expect, test } from "vitest";
import { ApiUnreachable, apiStream, createApiFetch } from "./api-transport.server.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function anApi(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const LIMITS = { callMs: 150, uploadMs: 60_000 };
const get = { method: "GET", headers: {} };
const post = { method: "POST", headers: {}, body: "{}" };
const upload = () => ({ method: "POST", headers: {}, body: new FormData() });

test.each([
  ["never answers", (() => {}) satisfies RequestListener],
  [
    "stops in the middle of its answer",
    ((_request, response) => void response.write('{"half":')) satisfies RequestListener,
  ],
])("an api that %s is away once the time is over, for what is read and for what is sent", async (_what, listener) => {
  const url = await anApi(listener);
  const call = createApiFetch(LIMITS);
  for (const init of [get, post]) {
    const result = call(url, init).then((response) => response.json());
    await expect(result).rejects.toBeInstanceOf(ApiUnreachable);
    await expect(result).rejects.toBeInstanceOf(TypeError);
  }
});

test("what is read is asked once more when the api closes the connection without an answer, what is sent is not", async () => {
  const methods: (string | undefined)[] = [];
  const url = await anApi((request, response) => {
    const isFirst = !methods.includes(request.method);
    methods.push(request.method);
    if (isFirst) request.socket.destroy();
    else response.end("{}");
  });
  const call = createApiFetch(LIMITS);
  expect((await call(url, get)).status).toBe(200);
  await expect(call(url, post)).rejects.toBeInstanceOf(ApiUnreachable);
  expect(methods).toEqual(["GET", "GET", "POST"]);
});

test("an upload is given its own, longer time", async () => {
  const url = await anApi((request, response) => {
    request.resume();
    setTimeout(() => response.end("{}"), 400);
  });
  const call = createApiFetch(LIMITS);
  await expect(call(url, post)).rejects.toBeInstanceOf(ApiUnreachable);
  expect((await call(url, upload())).status).toBe(200);
  await expect(createApiFetch({ callMs: 60_000, uploadMs: 100 })(url, upload())).rejects.toBeInstanceOf(ApiUnreachable);
});

test("an aborted request is not reported as an unavailable api", async () => {
  const url = await anApi(() => {});
  const leaving = new AbortController();
  const result = createApiFetch(LIMITS)(url, { ...post, signal: leaving.signal });
  leaving.abort();
  await expect(result).rejects.not.toBeInstanceOf(TypeError);
});

test("a file that does not begin in time is answered with 503 in French, and one that has begun is not cut", async () => {
  const silent = await anApi(() => {});
  const { signal } = new AbortController();
  const away = await apiStream(silent, { headers: {}, signal }, 100);
  expect([away.status, await away.text()]).toEqual([503, problemFr.unavailable]);
  const slow = await anApi((_request, response) => {
    response.write("de");
    setTimeout(() => response.end("but"), 300);
  });
  expect(await (await apiStream(slow, { headers: {}, signal }, 100)).text()).toBe("debut");
});
