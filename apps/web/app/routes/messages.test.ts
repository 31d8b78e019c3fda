import { type Client, RefusedCall } from "@app/contract/client";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { apiContext } from "../lib/api/api.server.ts";
import { log } from "../lib/log.server.ts";
import { sessionContext } from "../lib/session/session.server.ts";
import { action, loader } from "./messages.tsx";

beforeAll(() => {
  log.level = "silent";
});

const AWAY = new TypeError("fetch failed");
const BROKEN = new RefusedCall(500, { code: "server_error", error: "Un problème est survenu de notre côté." });
const CONVERSATION = { id: 7, participants: [], read_up_to: 0, unread_count: 0, application: null };

function given(role: "employer" | "candidate", call: (route: { url: string }) => Promise<unknown>, form?: object) {
  const url = new URL(`http://127.0.0.1/${role === "employer" ? "employeur" : "candidat"}/tableau-de-bord/messages/7`);
  const context = new RouterContextProvider();
  context.set(sessionContext, { current: { access: "", refresh: "", role, userId: 1 }, changed: false });
  context.set(apiContext, { call } as Client);
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) body.set(name, String(value));
  const request = new Request(url, form ? { method: "POST", body } : {});
  return { request, url, context, params: { id: "7" }, pattern: "" } as never;
}

test.each([
  ["employer", "Une erreur s’est produite lors de la prise de contact avec le candidat."],
  ["candidate", "Une erreur s’est produite lors de la prise de contact avec l’employeur."],
] as const)("a conversation that cannot be opened shows an error: %s", async (role, sentence) => {
  for (const failure of [
    AWAY,
    BROKEN,
    new RefusedCall(404, { code: "user_not_found", error: "Utilisateur introuvable" }),
  ])
    expect(await action(given(role, () => Promise.reject(failure), { intent: "open", user_id: 2 }))).toMatchObject({
      data: { ok: false, message: sentence, formError: sentence },
    });
});

test("messages that cannot be read leave the rest of the page", async () => {
  const call = ({ url }: { url: string }) => {
    if (url.includes("/messages/")) return Promise.reject(AWAY);
    return Promise.resolve(url.includes(":id") ? CONVERSATION : [CONVERSATION]);
  };
  expect(await loader(given("candidate", call))).toMatchObject({
    conversations: [{ id: 7 }],
    opened: { conversation: { id: 7 }, messages: null },
  });
});

test("an incomplete profile redirects to the page that explains it", async () => {
  const refused = new RefusedCall(403, { code: "profile_incomplete", error: "Votre profil est incomplet." });
  const result = await action(given("candidate", () => Promise.reject(refused), { intent: "open", application: 3 }));
  expect((result as Response).headers.get("location")).toBe("/candidat/tableau-de-bord/messages?profil=incomplet");
});
