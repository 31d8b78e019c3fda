import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { Client } from "pg";

export type CopyValue = string | boolean | readonly string[] | null;

/** What pg gives a query while it copies; its types leave it out. */
type CopyConnection = {
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
  stream: Duplex;
};

const CHUNK = 64 * 1024;

/** COPY … FROM STDIN of rows as they come, at the pace the server takes them. Answers how many. */
export function copyRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly CopyValue[]>,
): Promise<number> {
  let count = 0;
  async function send(connection: CopyConnection): Promise<void> {
    let chunk = "";
    const flush = async () => {
      connection.sendCopyFromChunk(Buffer.from(chunk));
      chunk = "";
      if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
    };
    for await (const row of rows) {
      chunk += `${row.map(encode).join("\t")}\n`;
      count += 1;
      if (chunk.length > CHUNK) await flush();
    }
    await flush();
  }
  return new Promise((resolve, reject) => {
    let failure: Error | null = null;
    const copy = {
      submit: (connection: CopyConnection) => connection.query(`copy ${table} (${columns.join(", ")}) from stdin`),
      handleCopyInResponse: (connection: CopyConnection) =>
        void send(connection).then(
          () => connection.endCopyFrom(),
          (error: Error) => {
            failure = error;
            connection.sendCopyFail(error.message);
          },
        ),
      handleError: (error: Error) => reject(failure ?? error),
      handleCommandComplete: () => {},
      handleReadyForQuery: () => resolve(count),
    };
    // pg runs any object that can submit itself; its types only know its own.
    client.query(copy as never);
  });
}

function encode(value: CopyValue): string {
  if (value === null) return "\\N";
  if (typeof value === "boolean") return value ? "t" : "f";
  return escape(typeof value === "string" ? value : `{${value.map(quote).join(",")}}`);
}

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const escape = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (char) => ESCAPES[char] ?? char);
