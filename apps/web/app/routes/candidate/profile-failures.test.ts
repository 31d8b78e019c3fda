import { type Client, RefusedCall } from "@app/contract/client";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { PROFILE_INTENTS, saveCandidateProfile } from "../../features/profiles/own/candidate-profile.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { log } from "../../lib/log.server.ts";
import { runIntent } from "../../lib/outcome.server.ts";

beforeAll(() => {
  log.level = "silent";
});

const AWAY = new TypeError("fetch failed");
const BROKEN = new RefusedCall(500, { code: "server_error", error: "Un problème est survenu de notre côté." });
const GOOD = {
  first_name: "Karim",
  last_name: "Benali",
  email: "karim@exemple.fr",
  profession: "Serveur",
  city: "Lyon",
  state: "Rhône",
  country: "France",
};

function requested(fields: Record<string, string>, failure: Error): [RouterContextProvider, FormData] {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const context = new RouterContextProvider();
  context.set(apiContext, { call: () => Promise.reject(failure) } as Client);
  return [context, form];
}

test("a profile that cannot be saved says so, and what was typed stays", async () => {
  for (const failure of [AWAY, BROKEN])
    expect(await saveCandidateProfile(...requested(GOOD, failure))).toMatchObject({
      data: {
        formError: "Une erreur est survenue lors de la mise à jour du profil.",
        values: { profession: "Serveur" },
      },
      init: { status: 503 },
    });
});

test("a file that cannot be removed shows an error; an unknown form is a bad request", async () => {
  for (const intent of ["remove-cv", "remove-image"])
    expect(await runIntent(PROFILE_INTENTS, ...requested({ intent }, BROKEN))).toMatchObject({
      data: { formError: "Une erreur est survenue lors de la mise à jour du profil." },
    });
  expect(runIntent(PROFILE_INTENTS, ...requested({ intent: "toString" }, BROKEN))).toMatchObject({
    init: { status: 400 },
  });
});
