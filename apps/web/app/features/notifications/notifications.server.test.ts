import { type Client, RefusedCall } from "@app/contract/client";
import { RouterContextProvider, redirect } from "react-router";
import { expect, test, vi } from "vitest";
import { apiContext } from "../../lib/api/api.server.ts";
import { log } from "../../lib/log.server.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { sessionContext } from "../../lib/session/session.server.ts";
import { NOTIFICATION_INTENTS } from "./notifications.server.ts";

async function read(fields: Record<string, string>, call: () => Promise<unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const context = new RouterContextProvider();
  context.set(apiContext, { call } as Client);
  context.set(sessionContext, { current: null, changed: false });
  return (await runIntent(NOTIFICATION_INTENTS, context, form)) as Response | null;
}

const AWAY = () => Promise.reject(new TypeError("fetch failed"));
const BROKEN = () => Promise.reject(new RefusedCall(500, { code: "server_error", error: "Un problème est survenu." }));

test("a failed mark is only logged, and the link still works", async () => {
  const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
  for (const call of [AWAY, BROKEN]) {
    const result = await read({ intent: "read", id: "7", to: "/candidat/tableau-de-bord/candidatures" }, call);
    expect(result?.headers.get("location")).toBe("/candidat/tableau-de-bord/candidatures");
    expect(await read({ intent: "read-all" }, call)).toBeNull();
  }
  expect(warned).toHaveBeenCalledTimes(4);
  warned.mockRestore();
});

test("a session that ended still sends one to sign in", async () => {
  const ended = () => Promise.reject(redirect("/connexion"));
  await expect(read({ intent: "read", id: "7" }, ended)).rejects.toMatchObject({ status: 302 });
});

test("one is never led to another site", async () => {
  const result = await read({ intent: "read", id: "7", to: "https://example.com/" }, () => Promise.resolve({}));
  expect(result?.headers.get("location")).toBe("/");
});
