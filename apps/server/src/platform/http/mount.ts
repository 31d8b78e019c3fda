import { createHash } from "node:crypto";
import { problemFr } from "@app/contract/http/problem.fr";
import type { Route } from "@app/contract/http/route";
import type { Actor, Candidate, Employer } from "@app/domain/accounts/actor";
import { limitKeyOf } from "@app/domain/accounts/network";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as z from "zod";
import type { Context } from "../context.ts";
import type { Statement } from "../database/prepared-statements.ts";
import { readMultipart, type UploadedFiles } from "../files/uploads.ts";
import { authorize, type SessionRead } from "./access.ts";
import { type Download, sendFile } from "./download.ts";
import { AppError } from "./errors.ts";
import type { IdempotencyKey } from "./idempotency.ts";
import { hasNul } from "./nul-characters.ts";

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type ActorFor<A extends Route["access"]> = A extends "public"
  ? Actor | null
  : A extends Actor["role"]
    ? Extract<Actor, { role: A }>
    : A extends "candidate-or-employer"
      ? Candidate | Employer
      : Actor;

type Answer<R extends Route> = R extends { answer: "json-text" }
  ? string
  : R extends { answer: "file" }
    ? Download
    : z.input<R["response"]>;

export type Call<R extends Route> = {
  actor: ActorFor<R["access"]>;
  params: Parsed<R["params"]>;
  query: Parsed<R["query"]>;
  body: Parsed<R["body"]>;
  files: R extends { files: infer F } ? UploadedFiles<keyof F & string> : undefined;
  /** Passed to the command's transaction. */
  idempotencyKey: IdempotencyKey | null;
  /** What was read with the session; undefined for a visitor, and for a route that reads nothing with it. */
  sessionAnswer: unknown;
  request: {
    ip: string;
    /** Passed on by a proxy: not a call of our own web server by itself. */
    isForwarded: boolean;
    device: string;
    deviceToken: string | null;
    url: string;
  };
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** Uploads have no time limit for the body. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    actor: Actor | null;
    uploads: UploadedFiles<string>;
  }
}

/** Read together with the session of whoever signed the call; `values` follow the three of the session. */
type Read<R extends Route> = { statement: Statement; values: (params: Parsed<R["params"]>) => readonly unknown[] };

/** Binds a contract route to its handler: limits, then access, then the body. */
export function mount<R extends Route>(
  app: FastifyInstance,
  ctx: Context,
  route: R,
  handle: (call: Call<R>) => Promise<Answer<R>>,
  read?: Read<R>,
): void {
  const { method, url, params, query, body, status, response, limit, secret, answer, files } = route;
  app.route({
    method,
    url,
    config: { isUpload: files !== undefined },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(!answer && { response: { [status]: response } }),
    },
    onRequest: async (request) => {
      const caller = await ctx.readActor(request, read && sessionRead(read, route, request));
      request.actor = caller;
      const who = caller ? `u${caller.userId}` : limitKeyOf(request.ip);
      await ctx.limiter.spend(caller ? "member" : "anonymous", who);
      request.actor = authorize(caller, route);
      if (limit) await ctx.limiter.spend(limit, who);
    },
    preValidation: async (request) => {
      if (files) {
        const form = await readMultipart(request, files, ctx.antivirus);
        request.body = form.fields;
        request.uploads = form.files;
      }
      if (hasNul(request.query) || hasNul(request.body)) throw new AppError(400, "malformed", problemFr.malformed);
    },
    handler: async (request, reply) => {
      const result = await handle({
        actor: request.actor,
        params: request.params,
        query: request.query,
        body: request.body,
        files: files ? request.uploads : undefined,
        idempotencyKey: readIdempotencyKey(request, route),
        sessionAnswer: request.sessionAnswer,
        request: {
          ip: request.ip,
          isForwarded: request.headers["x-forwarded-for"] !== undefined,
          device: request.headers["user-agent"]?.slice(0, 200) ?? "",
          deviceToken: readDeviceToken(request),
          url: request.url,
        },
        // Fastify has parsed each part with the schema of its type.
      } as Call<R>);
      reply.code(status);
      if (request.actor || secret) reply.header("cache-control", "no-store");
      if (answer === "json-text")
        return reply.type("application/json; charset=utf-8").serializer(sendAsIs).send(result);
      if (answer === "file") return sendFile(reply, result as Download);
      return reply.send(result);
    },
  });
}

/** None when the address is not valid: the call is refused after the session is read, as any other. */
function sessionRead<R extends Route>(
  read: Read<R>,
  { params }: Route,
  request: FastifyRequest,
): SessionRead | undefined {
  const parsed = params?.safeParse(request.params);
  if (parsed && !parsed.success) return undefined;
  return { statement: read.statement, values: read.values(parsed?.data as Parsed<R["params"]>) };
}

/** Issued at an earlier sign-in. */
function readDeviceToken({ headers }: FastifyRequest): string | null {
  const token = headers["x-device-token"];
  return typeof token === "string" && /^[\w-]{43}$/.test(token) ? token : null;
}

const sendAsIs = (text: unknown) => text as string;

function readIdempotencyKey(request: FastifyRequest, route: Route): IdempotencyKey | null {
  const key = request.headers["idempotency-key"];
  if (!route.idempotent || !request.actor || typeof key !== "string" || key === "") return null;
  if (key.length > 200) throw new AppError(400, "malformed", problemFr.malformed);
  const requestHash = createHash("sha256")
    .update(`${route.method} ${request.url}\n${JSON.stringify(request.body)}`)
    .digest();
  return { userId: request.actor.userId, key, requestHash, status: route.status };
}
