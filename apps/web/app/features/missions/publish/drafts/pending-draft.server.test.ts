import { randomBytes } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { type PendingDraft, pendingDraftCookie, readPendingDraft } from "./pending-draft.server.ts";

beforeAll(() => vi.stubEnv("SESSION_SECRET", "s".repeat(32)));

const requestWith = (cookie: string) => new Request("http://127.0.0.1/publier", { headers: { cookie } });
const draft: PendingDraft = { values: { title: "Serveur (H/F)", sector: ["Restauration"] }, key: "une-fois" };

test("comes back as it was written, and nobody else can write or read it", async () => {
  const cookie = (await pendingDraftCookie(draft)) ?? "";
  expect(cookie).toContain("HttpOnly");
  expect(cookie).not.toContain("Serveur");
  const [sealed = ""] = cookie.split(";");
  expect(await readPendingDraft(requestWith(`autre=1; ${sealed}`))).toEqual(draft);
  expect(await readPendingDraft(requestWith(`${sealed.slice(0, -2)}AA`))).toBeNull();
  expect(await readPendingDraft(requestWith(""))).toBeNull();
});

test("a long French text fits; one too long for a cookie is refused", async () => {
  const description = "Vous accueillez les clients, prenez les commandes et servez au plateau. ".repeat(55);
  expect(await pendingDraftCookie({ ...draft, values: { description } })).not.toBeNull();
  const noise = randomBytes(3_000).toString("base64");
  expect(await pendingDraftCookie({ ...draft, values: { description: noise } })).toBeNull();
});
