import { type Client, RefusedCall } from "@app/contract/client";
import { papersFr } from "@app/contract/papers/papers.fr";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { apiContext } from "../../lib/api/api.server.ts";
import { log } from "../../lib/log.server.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { DECLARATION_INTENTS } from "./declared/declaration.server.ts";
import { OWN_PAPERS_INTENTS } from "./own/own-papers.server.ts";

beforeAll(() => {
  log.level = "silent";
});

const AWAY = new TypeError("fetch failed");

/** A form sent while the API answers nothing but this. */
async function act(intents: typeof OWN_PAPERS_INTENTS | typeof DECLARATION_INTENTS, fields: object, failure: Error) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const context = new RouterContextProvider();
  context.set(apiContext, { call: () => Promise.reject(failure) } as Client);
  return runIntent(intents, context, form);
}

test("a form without a sex says every fault at once, and shows what was typed", async () => {
  const fields = { intent: "share", id: 7, lastName: "Quennec", birthDate: "1987-02-30", vault: "on" };
  expect(await act(OWN_PAPERS_INTENTS, fields, AWAY)).toMatchObject({
    data: {
      errors: {
        sex: papersFr.sexRequired,
        birthName: papersFr.birthNameRequired,
        birthDate: papersFr.birthDateInvalid,
        address: papersFr.addressRequired,
      },
      values: { lastName: "Quennec", vault: "on" },
    },
    init: { status: 400 },
  });
});

test("what could not be shared stays typed", async () => {
  expect(
    await act(OWN_PAPERS_INTENTS, { intent: "share", id: 7, sex: "female", birthPlace: "Brest" }, AWAY),
  ).toMatchObject({
    data: { formError: "Rien n’a changé. Réessayez.", values: { birthPlace: "Brest" } },
    init: { status: 503 },
  });
});

test.each(["stop", "delete-vault"])("%s says that nothing changed", async (intent) => {
  expect(await act(OWN_PAPERS_INTENTS, { intent, id: 7 }, AWAY)).toMatchObject({
    data: { ok: false, message: "Rien n’a changé. Réessayez." },
  });
});

test("a refused hour is shown at the box of the hour", async () => {
  const refused = new RefusedCall(400, {
    code: "invalid",
    error: "Certains champs sont à corriger.",
    declaredAt: [papersFr.declaredAtRequired],
  });
  const fields = { intent: "declare", id: 7, channel: "receipt", receipt: "L7Y 204", declaredDay: "2026-11-18" };
  expect(await act(DECLARATION_INTENTS, fields, refused)).toMatchObject({
    data: { errors: { declaredTime: papersFr.declaredAtRequired }, values: { receipt: "L7Y 204" } },
    init: { status: 400 },
  });
});
