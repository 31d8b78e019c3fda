/** After the journeys: one id leads from the line of Caddy to those of the web, the api and the job. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Line = Record<string, unknown>;
type Access = { id: string; method: string; path: string; status: number };

/** Answered by Caddy itself, or given up by the browser before anybody answered. */
const NOT_ANSWERED = new Set([0, 405, 499, 502, 503]);
/** Files, which the web logs when they fail only. */
const STATIC = /^\/(?:assets\/|sante$|favicon\.|icon-|.+\.(?:css|js|svg|png|ico|webmanifest|woff2)$)/;
/** Writes that always lead to a job. */
const JOB_OF_WRITE: Record<string, RegExp> = {
  "/api/contact/": /^contact\./,
  "/api/password-reset/": /^account\.reset_/,
  "/api/jobs/apply/": /^application\.event$/,
};

export type Traces = { web: number; api: number; jobs: number; problems: string[] };

export function checkTraces(folder: string): Traces {
  const read = (pattern: string) => globSync(pattern, { cwd: folder }).flatMap((file) => linesOf(join(folder, file)));
  const requests = (pattern: string) => read(pattern).filter(({ event }) => event === "request");
  const [web, api] = [requests("{web,gallery}*.log"), requests("api*.log")];
  const jobs = read("worker.log").filter(({ event, id }) => event === "job" && id !== undefined);
  const accesses = read("caddy*.log").flatMap(accessOf);
  const [webIds, apiIds] = [idsOf(web), idsOf(api)];
  const answered = accesses.filter(({ status }) => !NOT_ANSWERED.has(status));
  const ofApi = answered.filter(({ path }) => path.startsWith("/api/"));
  const ofWeb = answered.filter(
    ({ path, status }) => !/^\/(?:api|chat|live)\//.test(path) && (status >= 400 || !STATIC.test(path)),
  );
  const problems = [
    ...accesses.filter(({ id }) => id === "").map((one) => `no id in Caddy: ${nameOf(one)}`),
    ...ofWeb.filter(({ id }) => !webIds.has(id)).map((one) => `no line of the web: ${nameOf(one)}`),
    ...ofApi.filter(({ id }) => !apiIds.has(id)).map((one) => `no line of the api: ${nameOf(one)}`),
    ...jobs.filter(({ id }) => !apiIds.has(String(id))).map(({ job }) => `no request led to the job ${String(job)}`),
    ...findWritesWithoutJob(api, jobs),
  ];
  return { web: ofWeb.length, api: ofApi.length, jobs: jobs.length, problems };
}

function findWritesWithoutJob(api: readonly Line[], jobs: readonly Line[]): string[] {
  const isWrite = ({ method, path, status }: Line) =>
    method === "POST" && Number(status) < 300 && String(path) in JOB_OF_WRITE;
  const hasJob = ({ id, path }: Line) =>
    jobs.some((one) => one["id"] === id && JOB_OF_WRITE[String(path)]?.test(String(one["job"])));
  return api.filter((line) => isWrite(line) && !hasJob(line)).map(({ path }) => `no job of POST ${String(path)}`);
}

const idsOf = (lines: readonly Line[]) => new Set(lines.map(({ id }) => String(id)));
const nameOf = ({ method, path, status, id }: Access) => `${method} ${path} ${status} ${id}`;

function accessOf({ logger, request, status, id }: Line): Access[] {
  if (logger !== "http.log.access" || typeof request !== "object" || request === null) return [];
  const { method, uri } = request as { method: string; uri: string };
  return [{ id: typeof id === "string" ? id : "", method, path: uri, status: Number(status) }];
}

const isLine = (value: unknown): value is Line => typeof value === "object" && value !== null;

function linesOf(file: string): Line[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        const parsed: unknown = JSON.parse(line);
        return isLine(parsed) ? [parsed] : [];
      } catch {
        return [];
      }
    });
}
