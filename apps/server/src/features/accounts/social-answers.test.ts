import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type IdentityProvider, startIdentityProvider } from "../../../../../tools/testing/identity-provider.ts";
import { freshEmail } from "../../../test/bodies.ts";
import { call, type Harness, startHarness } from "../../../test/harness.ts";
import { comeBack, leave, signInThere } from "../../../test/identity.ts";

let h: Harness;
let idp: IdentityProvider;
let email = "";
beforeAll(async () => {
  idp = await startIdentityProvider("http://127.0.0.1:3000");
  h = await startHarness({ ...idp.settings, PUBLIC_URL: "http://127.0.0.1:3000" });
  // A valid callback still works.
  ({ email } = await aCandidate(h.ctx.db));
});
afterAll(async () => {
  await h.close();
  await idp.close();
});

describe("an answer that is not ours is refused", () => {
  const FAILED = {
    status: 400,
    body: { code: "sign_in_failed", error: "La connexion avec Google n’a pas abouti. Recommencez." },
  };

  test("a second time, with the same state or with the same code", async () => {
    const first = await leave(h);
    const answer = await signInThere(first.url, email);
    expect((await comeBack(h, { attempt: first.attempt, ...answer })).status).toBe(200);
    expect(await comeBack(h, { attempt: first.attempt, ...answer })).toMatchObject(FAILED);
    const second = await leave(h);
    const { state } = await signInThere(second.url, email);
    expect(await comeBack(h, { attempt: second.attempt, ...answer, state })).toMatchObject(FAILED);
  });

  test("from another browser: its attempt, or its state, is not the one that left", async () => {
    const [mine, theirs] = [await leave(h), await leave(h)];
    const answer = await signInThere(theirs.url, email);
    expect(await comeBack(h, { attempt: mine.attempt, ...answer })).toMatchObject(FAILED);
    expect(await comeBack(h, { attempt: "inventee", ...answer })).toMatchObject(FAILED);
  });

  test("with another nonce, from another issuer, or from another provider", async () => {
    const wrongNonce = await leave(h);
    const nonced = await signInThere(wrongNonce.url, email, { nonce: "une-autre" });
    expect(await comeBack(h, { attempt: wrongNonce.attempt, ...nonced })).toMatchObject(FAILED);

    const wrongIssuer = await leave(h);
    const issued = await signInThere(wrongIssuer.url, email);
    const iss = "https://mechant.example";
    expect(await comeBack(h, { attempt: wrongIssuer.attempt, ...issued, iss })).toMatchObject(FAILED);

    const mixedUp = await leave(h, "facebook");
    const mixed = await signInThere(mixedUp.url, email);
    expect(await comeBack(h, { attempt: mixedUp.attempt, ...mixed })).toMatchObject(FAILED);
  });

  test("too late", async () => {
    const { url, attempt } = await leave(h);
    const answer = await signInThere(url, email);
    h.advance(16 * 60_000);
    expect(await comeBack(h, { attempt, ...answer })).toMatchObject(FAILED);
  });

  test("after a refusal there: nothing has changed", async () => {
    const { url, attempt } = await leave(h);
    expect(await comeBack(h, { attempt, ...(await signInThere(url, "refus")) })).toMatchObject({
      status: 400,
      body: {
        code: "sign_in_cancelled",
        error: "Vous avez interrompu la connexion avec Google. Rien n’a changé.",
      },
    });
  });

  test("the provider sends people nowhere but to our own page", async () => {
    const { url } = await leave(h);
    expect(new URL(url).searchParams.get("redirect_uri")).toBe("http://127.0.0.1:3000/connexion/google/retour");
    await expect(
      signInThere(url, "ines@exemple.fr", { redirect_uri: "https://mechant.example/connexion/google/retour" }),
    ).rejects.toThrow("400");
  });
});

test("only what is configured is offered", async () => {
  const providers = async (with_: Harness) => (await call(with_.app, "GET", "/api/auth/providers/")).body;
  expect(await providers(h)).toEqual({ providers: ["google", "facebook"] });
  const bare = await startHarness();
  try {
    expect(await providers(bare)).toEqual({ providers: [] });
    for (const path of ["start/", "callback/?attempt=a&state=b"])
      expect(await call(bare.app, "GET", `/api/auth/google/${path}`)).toMatchObject({
        status: 404,
        body: { code: "provider_not_configured", error: "Cette façon de se connecter n’est pas proposée." },
      });
    expect(await call(bare.app, "GET", "/api/auth/twitter/start/")).toMatchObject({
      status: 400,
      body: { provider: ["Cette façon de se connecter n’existe pas."] },
    });
  } finally {
    await bare.close();
  }
});

test("a provider that does not answer is reported, on the way there and on the way back", async () => {
  const gone = await startIdentityProvider("http://127.0.0.1:3000");
  const lonely = await startHarness({ ...gone.settings, PUBLIC_URL: "http://127.0.0.1:3000" });
  const unavailable = {
    status: 503,
    body: {
      code: "provider_unavailable",
      error: "Google ne répond pas. Réessayez dans quelques minutes, ou connectez-vous avec votre mot de passe.",
    },
  };
  try {
    const { url, attempt } = await leave(lonely);
    const answer = await signInThere(url, freshEmail());
    await gone.close();
    expect(await comeBack(lonely, { attempt, ...answer })).toMatchObject(unavailable);
    expect(await call(lonely.app, "GET", "/api/auth/facebook/start/")).toMatchObject({ status: 503 });
    lonely.advance(61 * 60_000);
    expect(await call(lonely.app, "GET", "/api/auth/google/start/")).toMatchObject(unavailable);
  } finally {
    await lonely.close();
  }
});
