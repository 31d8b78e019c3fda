import { problemFr as fr } from "@app/contract/problem.fr";
import type { FastifyReply, FastifyRequest } from "fastify";

const SENTENCES: Record<number, string> = {
  404: fr.notFound,
  405: fr.methodNotAllowed,
  408: fr.timeout,
  413: fr.tooLarge,
  415: fr.unsupportedMedia,
  503: fr.unavailable,
};

/** What went wrong before or around a page, in one French sentence; never what the code says of it. */
export function sendWebError(log: (error: unknown) => void) {
  return (error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const given = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    const isRefusal = given >= 400 && given < 500;
    if (!isRefusal) log(error);
    return reply
      .code(isRefusal ? given : 500)
      .type("text/plain; charset=utf-8")
      .send(isRefusal ? (SENTENCES[given] ?? fr.malformed) : fr.unexpected);
  };
}
