import { type Client, RefusedCall } from "@app/contract/client";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { runCandidateAction } from "../../layouts/candidate-actions.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { log } from "../../lib/log.server.ts";

beforeAll(() => {
  log.level = "silent";
});

const AWAY = new TypeError("fetch failed");
const BROKEN = new RefusedCall(500, { code: "server_error", error: "Un problème est survenu de notre côté." });

/** A form sent while the API answers nothing but this. */
function act(fields: Record<string, string>, failure: Error) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const context = new RouterContextProvider();
  context.set(apiContext, { call: () => Promise.reject(failure) } as Client);
  return runCandidateAction(context, form);
}

test("an application that could not be sent says so, and what was typed stays", async () => {
  for (const failure of [AWAY, BROKEN])
    expect(await act({ intent: "apply", job: "7", message: "Bonjour, me voici." }, failure)).toMatchObject({
      data: { formError: "Erreur lors de la candidature", values: { message: "Bonjour, me voici." } },
      init: { status: 503 },
    });
});

test.each(["availability", "save"])("%s goes back to what it was, with a sentence", async (intent) => {
  for (const failure of [AWAY, BROKEN])
    expect(await act({ intent, job: "7", availability: "freeze" }, failure)).toMatchObject({
      data: { ok: false, message: expect.stringMatching(/^\p{Lu}.*\.$/u) },
    });
});

test.each(["confirm", "undo", "withdraw", "save-search", "delete-search", "search-alerts"])(
  "%s says why not",
  async (intent) => {
    const refused = new RefusedCall(409, { code: "mission_started", error: "La mission a déjà commencé." });
    expect(await act({ intent, id: "7", search: "?urgent=1" }, refused)).toMatchObject({
      data: { ok: false, message: "La mission a déjà commencé." },
      init: { status: 409 },
    });
    expect(await act({ intent, id: "7", search: "?urgent=1" }, AWAY)).toMatchObject({ data: { ok: false } });
  },
);
