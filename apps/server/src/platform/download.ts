import type { FastifyReply } from "fastify";

export type Download = { bytes: Buffer; mediaType: string; name: string; inline: boolean };

/** A picture is shown where it stands; anything else is saved under its own name, and never opened in our pages. */
export function contentDisposition({ name, inline }: Pick<Download, "name" | "inline">): string {
  return `${inline ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`;
}

/** Whatever the bytes pretend to be, a browser neither guesses their type nor lets them run anything. */
export function sendFile(reply: FastifyReply, { bytes, mediaType, name, inline }: Download): FastifyReply {
  return reply
    .header("content-disposition", contentDisposition({ name, inline }))
    .header("content-security-policy", "sandbox; default-src 'none'; frame-ancestors 'none'")
    .type(mediaType)
    .serializer((body: unknown) => body as string)
    .send(bytes);
}
