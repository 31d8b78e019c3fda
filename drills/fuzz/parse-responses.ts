export type ParsedResponse = { status: number; headers: ReadonlyMap<string, readonly string[]>; body: string };
export type ParsedResponses = { responses: ParsedResponse[]; isComplete: boolean };

/** Reads what came back as HTTP answers. After a 101 the bytes are frames, and reading stops. */
export function parseResponses(bytes: Buffer, { wanted = 1, isHead = false, isClosed = false } = {}): ParsedResponses {
  const text = bytes.toString("latin1");
  const responses: ParsedResponse[] = [];
  let at = 0;
  while (responses.length < wanted) {
    const end = text.indexOf("\r\n\r\n", at);
    const first = /^HTTP\/1\.[01] (\d{3})[^\r\n]*/.exec(text.slice(at, at + 200));
    if (end < 0 || !first) return { responses, isComplete: false };
    const status = Number(first[1]);
    const headers = readHeaders(text.slice(at, end));
    if (status === 101) return { responses: [...responses, { status, headers, body: "" }], isComplete: true };
    if (status < 200) {
      at = end + 4;
      continue;
    }
    const isEmpty = isHead || status === 204 || status === 304;
    const body = isEmpty ? { text: "", end: end + 4 } : readBody(text, end + 4, headers, isClosed);
    responses.push({ status, headers, body: body?.text ?? text.slice(end + 4) });
    if (!body) return { responses, isComplete: false };
    at = body.end;
  }
  return { responses, isComplete: true };
}

function readHeaders(head: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of head.split("\r\n").slice(1)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return headers;
}

type Body = { text: string; end: number };

function readBody(text: string, start: number, headers: ReadonlyMap<string, string[]>, isClosed: boolean): Body | null {
  const length = headers.get("content-length")?.[0];
  if (headers.get("transfer-encoding")?.[0]?.toLowerCase() === "chunked") return readChunks(text, start);
  if (length === undefined) return isClosed ? { text: text.slice(start), end: text.length } : null;
  const end = start + Number(length);
  return text.length >= end ? { text: text.slice(start, end), end } : null;
}

function readChunks(text: string, start: number): Body | null {
  const parts: string[] = [];
  for (let at = start; ; ) {
    const line = text.indexOf("\r\n", at);
    if (line < 0) return null;
    const size = Number.parseInt(text.slice(at, line), 16);
    if (Number.isNaN(size) || text.length < line + 4 + size) return null;
    if (size === 0) return { text: parts.join(""), end: line + 4 };
    parts.push(text.slice(line + 2, line + 2 + size));
    at = line + 4 + size;
  }
}
