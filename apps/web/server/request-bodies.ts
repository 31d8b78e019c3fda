/** What a page reads of a body, decided before a byte of it is read. */
import type { Readable } from "node:stream";
import { problemFr } from "@app/contract/http/problem.fr";
import { hasBody, RefusedRequest } from "@app/http/request-guard";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createRouteFinder, type Routes } from "./route-tree.ts";
import { isForeignPost } from "./security.ts";

/** A form of words, the longest of them twice over. */
export const MAX_FORM_BYTES = 64 * 1024;
/** A photo and a CV, and some more, so that a file that is too large gets the sentence of its field. */
const MAX_UPLOAD_BYTES = 25_000_000;
/** Held in memory at once by all uploads, and by those of one address. */
const MAX_UPLOADING_BYTES = 4 * MAX_UPLOAD_BYTES;
const MAX_UPLOADING_BYTES_PER_ADDRESS = 2 * MAX_UPLOAD_BYTES;

/** Whether the page at this address takes files. */
export type TakesFiles = (url: string) => boolean;

/** Each route says in its `handle` whether its form has files. Scripts send the same form to the path and « .data ». */
export function createTakesFiles(build: Routes): TakesFiles {
  const find = createRouteFinder(build);
  return (url) => {
    const path = (url.split("?", 1)[0] ?? "").replace(/\.data$/, "");
    const handle = find(path).at(-1)?.handle as { takesFiles?: boolean } | undefined;
    return handle?.takesFiles === true;
  };
}

export function limitBodies(scope: FastifyInstance, publicUrl: URL, takesFiles: TakesFiles): void {
  const uploads = createUploadCount();
  const limitOf = ({ url }: FastifyRequest) => (takesFiles(url) ? MAX_UPLOAD_BYTES : MAX_FORM_BYTES);

  scope.addHook("onRequest", async (request, reply) => {
    if (isForeignPost(request, publicUrl))
      return reply.code(403).header("connection", "close").send(problemFr.foreignSite);
    if (!hasBody(request)) return;
    const limit = limitOf(request);
    const size = announcedSize(request) ?? limit;
    const isTooLarge = size > limit;
    const isTooMuch = !isTooLarge && size > MAX_FORM_BYTES && !uploads.start(request.ip, size);
    if (isTooLarge || isTooMuch) reply.header("connection", "close");
    if (isTooLarge) throw new RefusedRequest(413);
    if (isTooMuch) return reply.code(503).header("retry-after", "5").send(problemFr.unavailable);
    if (size > MAX_FORM_BYTES) reply.raw.once("close", () => uploads.end(request.ip, size));
  });
  // Read whole, as actions do, so that nothing is left unread.
  scope.addContentTypeParser("*", (request: FastifyRequest, payload: Readable) => readBody(payload, limitOf(request)));
}

/** Null for a body in pieces, whose size only its end tells. */
function announcedSize({ headers }: FastifyRequest): number | null {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : null;
}

async function readBody(payload: Readable, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  // Not destroyed when it is too long: the refusal goes by the same connection.
  const reading: AsyncIterable<Buffer> = payload.iterator({ destroyOnReturn: false });
  try {
    for await (const piece of reading) {
      size += piece.length;
      if (size > limit) throw new RefusedRequest(413);
      pieces.push(piece);
    }
  } catch (error) {
    // A sender who left is no failure of ours.
    throw error instanceof RefusedRequest ? error : new RefusedRequest(400);
  }
  return Buffer.concat(pieces);
}

function createUploadCount() {
  const byAddress = new Map<string, number>();
  let total = 0;
  return {
    /** False when it would hold too much. */
    start(address: string, size: number): boolean {
      const own = (byAddress.get(address) ?? 0) + size;
      if (own > MAX_UPLOADING_BYTES_PER_ADDRESS || total + size > MAX_UPLOADING_BYTES) return false;
      byAddress.set(address, own);
      total += size;
      return true;
    },
    end(address: string, size: number): void {
      const left = (byAddress.get(address) ?? 0) - size;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
      total -= size;
    },
  };
}
