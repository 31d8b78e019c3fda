/** The authorization matrix of the sockets. 101 stays open. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTicket } from "../src/platform/realtime/socket-tickets.ts";
import { findCanaries } from "./canaries.ts";
import { call, tokenFor } from "./harness.ts";
import { aMatrixScene, type Scene } from "./matrix-scene.ts";
import { Client, type Process, startProcesses } from "./sockets.ts";

const ACTORS = ["visitor", "expired", "suspended", "candidate", "stranger", "employer", "rival", "admin"] as const;
type Actor = (typeof ACTORS)[number];

/** The candidate and the employer own the conversation. */
const ROWS: Record<string, { path: (scene: Scene) => string; codes: string; reads: string }> = {
  "GET /chat/:id/": {
    path: ({ conversation }) => `/chat/${conversation}/?after=0&token=`,
    codes: "4401 4401 4401 101 4403 101 4403 4403",
    reads: "chat",
  },
  "GET /live/": { path: () => "/live/?token=", codes: "4401 4401 4401 101 101 101 101 101", reads: "" },
};

let stack: Awaited<ReturnType<typeof startProcesses>>;
let at: Process;
let scene: Scene;
beforeAll(async () => {
  stack = await startProcesses(1);
  [at] = stack.processes as [Process];
  scene = await aMatrixScene(at.ctx);
  await scene.complete();
});
afterAll(() => stack.close());

async function ticketOf(actor: Actor): Promise<string> {
  if (actor === "visitor") return "";
  const userId = actor === "expired" ? scene.candidate.id : scene[actor].id;
  const claims = await at.ctx.accessTokens.verify(await tokenFor(at.ctx, userId), at.ctx.now());
  const drawnAt = new Date(at.ctx.now().getTime() - (actor === "expired" ? 3_600_000 : 0));
  return createTicket(at.ctx.db, claims?.sessionId ?? 0, drawnAt);
}

describe.each(Object.entries(ROWS))("%s", (_name, { path, codes, reads }) => {
  test.each(ACTORS.map((actor, index) => [actor, Number(codes.split(" ")[index])] as const))(
    "%s: %i, and nothing to read but their own",
    async (actor, code) => {
      const client = new Client(`${at.url}${path(scene)}${await ticketOf(actor)}`);
      const isIn = code === 101;
      if (isIn) await client.until(() => client.frames.some(({ type }) => type === "resumed" || type === "unread"));
      else expect(await client.ended).toBe(code);
      const seen = [...new Set(findCanaries(JSON.stringify(client.frames)).map(({ kind }) => kind))];
      expect(seen).toEqual(isIn && reads ? [reads] : []);
      if (isIn) await client.close();
    },
  );
});

test("the ticket of an admin does not exist: they have nobody to talk to", async () => {
  const token = await tokenFor(at.ctx, scene.admin.id);
  expect((await call(at.app, "POST", "/api/ws-ticket/", { token })).status).toBe(403);
});
