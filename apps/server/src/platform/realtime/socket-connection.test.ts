import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { SocketConnection } from "./socket-connection.ts";

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
});
afterAll(() => server.close());

async function connect(options: { autoPong: boolean }) {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, options);
  const [socket] = (await once(server, "connection")) as [WebSocket];
  const connection = new SocketConnection(socket, { userId: 1, sessionId: 1 }, Number.POSITIVE_INFINITY);
  socket.on("pong", () => {
    connection.isAlive = true;
  });
  await once(client, "open");
  return { client, socket, connection };
}

test("a client that answers pings stays; one that has not answered by the next is terminated", async () => {
  const living = await connect({ autoPong: true });
  for (let i = 0; i < 3; i += 1) {
    const pong = once(living.socket, "pong");
    living.connection.ping();
    await pong;
  }
  expect(living.connection.isOpen).toBe(true);
  living.client.close();

  const dead = await connect({ autoPong: false });
  dead.connection.ping();
  await once(dead.client, "ping");
  expect(dead.connection.isOpen).toBe(true);
  const closed = once(dead.client, "close");
  dead.connection.ping();
  expect((await closed)[0]).toBe(1006);
});

test("a client that does not answer the close frame is terminated", async () => {
  const { client, socket, connection } = await connect({ autoPong: true });
  client.pause();
  const closed = once(socket, "close");
  const start = performance.now();
  connection.close(4408);
  connection.close(4408);
  await closed;
  expect(connection.isOpen).toBe(false);
  expect(performance.now() - start).toBeLessThan(4_000);
  client.terminate();
});
