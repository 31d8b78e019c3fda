import { type Client, RefusedCall } from "@app/contract/client";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { apiContext } from "../../lib/api/api.server.ts";
import { log } from "../../lib/log.server.ts";
import { sessionContext } from "../../lib/session/session.server.ts";
import { action as forgot } from "./forgot-password.tsx";
import { action as register } from "./register.tsx";
import { action as reset } from "./reset-password.tsx";
import { action as signIn } from "./sign-in.tsx";

beforeAll(() => {
  vi.stubEnv("SESSION_SECRET", "s".repeat(32));
  log.level = "silent";
});

const PASSWORD = "une-phrase-de-passe";
const EMPLOYER = {
  role: "employer",
  firstName: "Nadia",
  lastName: "Ferrand",
  email: "nadia@exemple.fr",
  password: PASSWORD,
  passwordConfirm: PASSWORD,
  company: "Brasserie",
  siret_number: "73282932000074",
  address: "Lyon",
  adult_confirmed: "on",
  terms_accepted: "on",
};

/** The page's own action, whose api is away or broken. */
function sent(fields: Record<string, string>, failure: Error) {
  const url = new URL("http://127.0.0.1/?uid=1&token=abc");
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const context = new RouterContextProvider();
  context.set(sessionContext, { current: null, changed: false });
  context.set(apiContext, { call: () => Promise.reject(failure) } as Client);
  return { request, url, context, params: {}, pattern: "" } as never;
}

const AWAY = new TypeError("fetch failed");
const BROKEN = new RefusedCall(500, { code: "server_error", error: "Un problème est survenu de notre côté." });

test.each([
  ["signing in", signIn, "Le service est momentanément indisponible. Réessayez dans quelques minutes."],
  ["registering", register, "Une erreur est survenue lors de l’inscription."],
  ["asking for a link", forgot, "Une erreur est survenue. Veuillez réessayer."],
  ["choosing a password", reset, "Une erreur s’est produite lors de la réinitialisation du mot de passe."],
])("%s says when it is our fault, and what was typed stays", async (_what, action, sentence) => {
  for (const failure of [AWAY, BROKEN]) {
    const result: unknown = await action(sent(EMPLOYER, failure));
    expect(result).toMatchObject({
      data: { formError: sentence, values: { email: "nadia@exemple.fr" } },
      init: { status: 503 },
    });
    expect(JSON.stringify(result)).not.toContain(PASSWORD);
  }
});
