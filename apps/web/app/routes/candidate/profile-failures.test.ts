import { type Client, RefusedCall } from "@app/contract/client";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { removal, saveCandidateProfile } from "../../features/profiles/candidate-profile.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { log } from "../../lib/log.server.ts";

beforeAll(() => {
  log.level = "silent";
});

const AWAY = new TypeError("fetch failed");
const BROKEN = new RefusedCall(500, { code: "server_error", error: "Un problème est survenu de notre côté." });
const GOOD = {
  first_name: "Karim",
  last_name: "Benali",
  profession: "Serveur",
  city: "Lyon",
  state: "Rhône",
  country: "France",
};

function asked(fields: Record<string, string>, failure: Error): [RouterContextProvider, FormData] {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const context = new RouterContextProvider();
  context.set(apiContext, { call: () => Promise.reject(failure) } as Client);
  return [context, form];
}

test("a profile that cannot be saved says so, and what was typed stays", async () => {
  for (const failure of [AWAY, BROKEN])
    expect(await saveCandidateProfile(...asked(GOOD, failure))).toMatchObject({
      data: {
        formError: "Une erreur est survenue lors de la mise à jour du profil.",
        values: { profession: "Serveur" },
      },
      init: { status: 503 },
    });
});

test("a file that cannot be taken away says so; anything else is not a removal", async () => {
  for (const intent of ["remove-cv", "remove-image"])
    expect(await removal(...asked({ intent }, BROKEN))).toMatchObject({
      data: { formError: "Une erreur est survenue lors de la mise à jour du profil." },
    });
  expect(removal(...asked({ intent: "toString" }, BROKEN))).toBeUndefined();
});
