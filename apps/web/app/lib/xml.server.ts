/** XML written part by part: the web server holds one copy of a feed for all who ask, and none for the others. */

/** Characters XML cannot hold at all, whatever the escaping. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Escapes the end of the section. */
export function cdata(text: string): string {
  return `<![CDATA[${text.toWellFormed().replace(FORBIDDEN, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** A removed mission is out of every cache within this time. */
const CACHE_SECONDS = 5;

export function xmlResponse(parts: AsyncIterable<string> | Iterable<string>, type: string): Response {
  const encoder = new TextEncoder();
  const iterator = (async function* () {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n';
    yield* parts;
  })();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await iterator.return();
      },
    },
    // Nothing is asked of the api before the feed is written.
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": `public, max-age=${CACHE_SECONDS}` },
  });
}
