import { randomInt } from "node:crypto";
import { connect, createServer } from "node:net";

/** Below those the system gives to outgoing connections, one of which could take it before the server that asked. */
const [FIRST, LAST] = [10_000, 32_000];

/** A port nobody listens on, on loopback. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** Whether somebody listens there. */
export function answers(port: number, address = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
