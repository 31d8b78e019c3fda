import { get, type IncomingHttpHeaders } from "node:http";

export type ReadPage = { headers: IncomingHttpHeaders; bytes: Buffer };

/** A page as it came over the wire, still compressed. */
export function readPage(url: URL, headers: Record<string, string>): Promise<ReadPage> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) });
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).on("error", reject);
  });
}
