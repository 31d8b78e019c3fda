import type { FastifyReply } from "fastify";

export type Download = { bytes: Buffer; mediaType: string; name: string; inline: boolean };

/** Images are shown inline; other files are downloaded. */
export function contentDisposition({ name, inline }: Pick<Download, "name" | "inline">): string {
  return `${inline ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`;
}

/** Prevents browsers from guessing the type or running scripts. */
export function sendFile(reply: FastifyReply, { bytes, mediaType, name, inline }: Download): FastifyReply {
  return reply
    .header("content-disposition", contentDisposition({ name, inline }))
    .header("content-security-policy", "sandbox; default-src 'none'; frame-ancestors 'none'")
    .type(mediaType)
    .serializer((body: unknown) => body as string)
    .send(bytes);
}
