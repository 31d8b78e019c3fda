/** The installed site, as people reach it: by Caddy, with TLS. */
import { request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";

export type Access = { name: string; address: string; authority: string };
type Answer = { status: number; body: string };

type Call = { method?: string; path: string; token?: string; json?: object; form?: Record<string, string> };

export async function ask(site: Access, { method = "GET", path, token, json, form }: Call): Promise<Answer> {
  const sent = form ? new Response(toForm(form)) : json ? Response.json(json) : null;
  const body = sent ? Buffer.from(await sent.arrayBuffer()) : undefined;
  const type = sent?.headers.get("content-type");
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: site.address,
        servername: site.name,
        ca: site.authority,
        method,
        path,
        agent: false,
        timeout: 20_000,
        headers: {
          host: site.name,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { "content-length": body.length }),
          ...(type && { "content-type": type }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
        answer.on("error", reject);
      },
    );
    call.on("timeout", () => call.destroy(new Error("no answer in 20 s")));
    call.on("error", reject);
    call.end(body);
  });
}

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Asks for a page and for the api over and over, until it is told to stop; gives what was not answered well. */
export function askAllAlong(site: Access): () => Promise<{ asked: number; failed: string[] }> {
  const state = { isOver: false };
  const seen = { asked: 0, failed: [] as string[] };
  const round = async () => {
    // Four calls a second: fewer than the limits of one visitor.
    for (; !state.isOver; await sleep(500))
      for (const path of ["/", "/api/jobs/?page=1"]) {
        seen.asked += 1;
        const problem = await ask(site, { path }).then(
          ({ status }) => (status === 200 ? null : `${path} ${status}`),
          (error: unknown) => `${path} ${String(error)}`,
        );
        if (problem) seen.failed.push(problem);
      }
  };
  const ended = round();
  return async () => {
    state.isOver = true;
    await ended;
    return seen;
  };
}
