/** Bytes sent as they are: what no client library would let a test write. */
import { connect } from "node:net";

export type RawResponse = { status: number; head: string; body: string };

/** Sends the text on a connection of its own and reads until the other side ends it. */
export function sendRaw(url: string, text: string | Buffer, localAddress?: string): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) }, () =>
      socket.write(text),
    );
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(parse(Buffer.concat(chunks).toString("latin1"))));
  });
}

function parse(text: string): RawResponse {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join("\r\n\r\n") };
}

/** A request line and headers, one per line, on a connection that closes. */
export const aRequest = (line: string, headers: readonly string[] = [], body = "") =>
  [`${line} HTTP/1.1`, "Host: renfort.test", "Connection: close", ...headers, "", body].join("\r\n");

export const anUpgrade = (target: string, headers: readonly string[] = []) =>
  [
    `GET ${target} HTTP/1.1`,
    "Host: renfort.test",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ...headers,
    "",
    "",
  ].join("\r\n");
