import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { allowSlowConnections } from "./connect-time.ts";

test("a process that was busy for half a second still reaches a name with several addresses", async () => {
  allowSlowConnections();
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const addresses = ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 }));
  const socket = connect({
    host: "api.test",
    port: (server.address() as AddressInfo).port,
    lookup: (_host, _options, callback) => {
      callback(null, addresses);
      // As a page that takes long to render does.
      for (const until = performance.now() + 500; performance.now() < until; );
    },
  });
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  expect(socket.remoteAddress).toBe("127.0.0.1");
  socket.destroy();
  server.close();
});
