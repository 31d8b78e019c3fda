import { problemFr as fr } from "@app/contract/problem.fr";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";

const SENTENCES: Record<number, string> = {
  404: fr.notFound,
  405: fr.methodNotAllowed,
  408: fr.timeout,
  413: fr.tooLarge,
  415: fr.unsupportedMedia,
  503: fr.unavailable,
};

/** What went wrong before or around a page, in one French sentence; never what the code says of it. */
export function sendWebError(log: Logger) {
  return (error: unknown, { id }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const given = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    const isRefusal = given >= 400 && given < 500;
    if (!isRefusal) log.error({ event: "page.failed", id, err: error });
    return reply
      .code(isRefusal ? given : 500)
      .type("text/plain; charset=utf-8")
      .send(isRefusal ? (SENTENCES[given] ?? fr.malformed) : fr.unexpected);
  };
}
