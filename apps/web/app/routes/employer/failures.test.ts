import { type Client, RefusedCall } from "@app/contract/client";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { DECISION_INTENTS } from "../../features/applications/decisions/decisions.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { log } from "../../lib/log.server.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { action as saveProfile } from "./profile.tsx";
import { action as rate } from "./rate.tsx";

beforeAll(() => {
  log.level = "silent";
});

const AWAY = new TypeError("fetch failed");
const BROKEN = new RefusedCall(500, { code: "server_error", error: "Un problème est survenu de notre côté." });

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function contextOf(call: () => Promise<unknown>) {
  const context = new RouterContextProvider();
  context.set(apiContext, { call } as Client);
  return context;
}

/** What the page's own action is given. */
function sent(fields: Record<string, string>, call: () => Promise<unknown>) {
  const url = new URL("http://127.0.0.1/");
  const request = new Request(url, { method: "POST", body: formOf(fields) });
  return { request, url, context: contextOf(call), params: {}, pattern: "" } as never;
}

test.each([
  ["company", "Échec de la mise à jour des informations de l’entreprise."],
  ["person", "Une erreur est survenue lors de la mise à jour du profil."],
])("a profile that cannot be saved says so, and what was typed stays: %s", async (form, sentence) => {
  for (const failure of [AWAY, BROKEN]) {
    expect(await saveProfile(sent({ form, name: "Brasserie" }, () => Promise.reject(failure)))).toMatchObject({
      data: { formError: sentence, values: { name: "Brasserie" } },
      init: { status: 503 },
    });
  }
});

test("a decision without a response can be tried again; a refusal shows its own sentence", async () => {
  const requested = formOf({ id: "7", intent: "status", status: "reviewed", from: "pending" });
  for (const failure of [AWAY, BROKEN]) {
    expect(
      await runIntent(
        DECISION_INTENTS,
        contextOf(() => Promise.reject(failure)),
        requested,
      ),
    ).toMatchObject({
      data: { ok: false, retryable: true, message: "Le changement n’a pas pu être enregistré." },
    });
  }
  const refused = new RefusedCall(409, { code: "withdrawn", error: "Cette personne a retiré sa candidature." });
  expect(
    await runIntent(
      DECISION_INTENTS,
      contextOf(() => Promise.reject(refused)),
      requested,
    ),
  ).toMatchObject({
    data: { ok: false, retryable: false, message: "Cette personne a retiré sa candidature." },
    init: { status: 409 },
  });
});

test("nobody is rated without having been chosen", async () => {
  expect(await rate(sent({ comment: "Très bien" }, () => Promise.resolve([])))).toMatchObject({
    data: { formError: "Choisissez d’abord la personne à évaluer." },
  });
});
