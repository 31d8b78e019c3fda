/** Counts what each HTTP call asks of PostgreSQL and of Redis, statement by statement and trip by trip. */
import { AsyncResource } from "node:async_hooks";
import type { FastifyRequest } from "fastify";
import { Redis } from "ioredis";
import pg from "pg";
import { currentRequest } from "../src/platform/http/request-context.ts";

export type RoundTrips = { statements: number; postgres: number; redis: number };

const counts = new WeakMap<FastifyRequest, RoundTrips>();
/** Commands of one pipeline leave together. */
const pipelines = new WeakSet<object>();

function countsOf(request: FastifyRequest): RoundTrips {
  const known = counts.get(request) ?? { statements: 0, postgres: 0, redis: 0 };
  counts.set(request, known);
  return known;
}

/** What was sent since the request came; later statements are waited for by nobody. */
export const roundTripsOf = (request: FastifyRequest): RoundTrips => ({ ...countsOf(request) });

/** Once per worker: its modules are loaded once for all files. */
function watchClients(): void {
  const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = client;
  client.query = function (...given) {
    const request = currentRequest();
    if (request) {
      const own = countsOf(request);
      own.statements += 1;
      // The driver sends a statement once the one before is answered: each is a trip, « begin » and « commit » as well.
      own.postgres += 1;
    }
    return query.apply(this, given);
  };
  const pool = pg.Pool.prototype as unknown as { connect: (done?: (...given: unknown[]) => void) => unknown };
  const { connect } = pool;
  // A connection that was waited for is handed over by the request that released it.
  pool.connect = function (done) {
    return connect.call(this, done && AsyncResource.bind(done));
  };
  const redis = Redis.prototype as unknown as { sendCommand: (command: unknown, stream?: object) => unknown };
  const { sendCommand } = redis;
  redis.sendCommand = function (command, stream) {
    const request = currentRequest();
    if (request && !(stream && pipelines.has(stream))) countsOf(request).redis += 1;
    if (stream) pipelines.add(stream);
    return sendCommand.call(this, command, stream);
  };
}
watchClients();
