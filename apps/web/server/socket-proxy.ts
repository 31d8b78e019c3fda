import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { Duplex } from "node:stream";

const SOCKET_PATHS = ["/chat/", "/live/"];
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** The two sockets: the upgrade is repeated to the API, which decides, and then the bytes are joined until one side ends. */
export function createSocketProxy(target: URL) {
  const open = new Set<Duplex>();

  function join(client: Duplex, remote: Duplex): void {
    remote.on("error", () => remote.destroy());
    // Whichever side goes, by whatever way, takes the other along: nothing is left half open.
    remote.once("close", () => client.destroy());
    client.once("close", () => remote.destroy());
    remote.pipe(client).pipe(remote);
  }

  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on("error", () => socket.destroy());
      if (!SOCKET_PATHS.some((path) => request.url?.startsWith(path))) return void socket.destroy();
      open.add(socket);
      socket.once("close", () => open.delete(socket));
      const upstream = httpRequest(new URL(request.url ?? "/", target), { headers: headersFor(request) });
      socket.once("close", () => upstream.destroy());
      upstream.on("upgrade", (answer, remote, firstBytes) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${[value].flat().join(", ")}`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
        if (firstBytes.length > 0) socket.write(firstBytes);
        if (head.length > 0) remote.write(head);
        join(socket, remote);
      });
      upstream.on("response", (answer) => {
        answer.resume();
        socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nconnection: close\r\n\r\n`);
      });
      upstream.on("error", () => socket.destroy());
      upstream.end();
    },
    /** Without it the server would wait for every page to be closed before it stops. */
    close(): void {
      for (const socket of open) socket.destroy();
    },
  };
}

/** As the browser sent them, its origin included, without the session's cookie: the socket's ticket is in its address. */
function headersFor({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  const { cookie: _kept, ...passed } = headers;
  const peer = socket.remoteAddress ?? "";
  const told = [headers["x-forwarded-for"]].flat().at(-1)?.split(",").at(-1)?.trim();
  return { ...passed, "x-forwarded-for": told && LOOPBACK.test(peer) ? told : peer };
}
