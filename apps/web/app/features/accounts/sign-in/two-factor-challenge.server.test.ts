import { type Client, RefusedCall } from "@app/contract/client";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { apiContext } from "../../../lib/api/api.server.ts";
import { sessionContext } from "../../../lib/session/session.server.ts";
import { action as signIn } from "../../../routes/auth/sign-in.tsx";
import { loader as openCodePage, action as sendCode } from "../../../routes/auth/sign-in-code.tsx";

beforeAll(() => {
  vi.stubEnv("SESSION_SECRET", "s".repeat(32));
});

const CHALLENGE = "le-secret-de-la-seconde-etape";
const ASKED = new RefusedCall(401, { code: "totp_required", error: "Saisissez le code.", challenge: CHALLENGE });
const signedIn = { user: { id: 7, role: "candidate" }, tokens: { access: "a", refresh: "r" } };

function sent(path: string, fields: Record<string, string>, result: () => Promise<unknown>, cookie = "") {
  const url = new URL(`http://127.0.0.1${path}`);
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields), headers: { cookie } });
  const context = new RouterContextProvider();
  context.set(sessionContext, { current: null, changed: false });
  const call = vi.fn<(...args: unknown[]) => Promise<unknown>>(() => result());
  context.set(apiContext, { call } as unknown as Client);
  return { args: { request, url, context, params: {}, pattern: "" } as never, call, context };
}

/** The right password, and the cookie that remembers it. */
async function passPassword(): Promise<{ location: string | null; cookie: string }> {
  const { args } = sent("/connexion?redirect=/emplois", { email: "a@b.fr", password: "x" }, () =>
    Promise.reject(ASKED),
  );
  const result = (await signIn(args)) as Response;
  return {
    location: result.headers.get("location"),
    cookie: result.headers.getSetCookie()[0]?.split(";")[0] ?? "",
  };
}

test("the right password leads to the page of the code, and the challenge is in no address and in no readable cookie", async () => {
  const { location, cookie } = await passPassword();
  expect(location).toBe("/connexion/code?redirect=%2Femplois");
  expect(cookie).toMatch(/^renfort-code=/);
  expect(decodeURIComponent(cookie)).not.toContain(CHALLENGE);
});

test("the code is sent with the challenge; then the session is there and the reader goes where they wanted", async () => {
  const { location, cookie } = await passPassword();
  const { args, call, context } = sent(location ?? "", { totpCode: "123456" }, () => Promise.resolve(signedIn), cookie);
  const result = (await sendCode(args)) as Response;
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { challenge: CHALLENGE, code: "123456" } });
  expect(result.headers.get("location")).toBe("/emplois");
  expect(result.headers.get("set-cookie")).toContain("Max-Age=0");
  expect(context.get(sessionContext).current).toMatchObject({ userId: 7, role: "candidate" });
});

test("a wrong code shows its error under the field, and is not sent back", async () => {
  const { location, cookie } = await passPassword();
  const refusal = new RefusedCall(401, { code: "totp_invalid", error: "Ce code n’est pas valable." });
  const typed = { totpRecovery: "ABCD-EFGH-JKLM" };
  const { args } = sent(location ?? "", typed, () => Promise.reject(refusal), cookie);
  const result: unknown = await sendCode(args);
  expect(result).toMatchObject({ data: { errors: { totpRecovery: "Ce code n’est pas valable." } } });
  expect(JSON.stringify(result)).not.toContain("ABCD");
});

test("a challenge that is over leads back to the password, and so does a page opened without one", async () => {
  const { location, cookie } = await passPassword();
  const over = new RefusedCall(401, { code: "challenge_over", error: "Trop attendu." });
  const { args } = sent(location ?? "", { totpCode: "123456" }, () => Promise.reject(over), cookie);
  const back = "/connexion?redirect=%2Femplois&etape=perdue";
  expect(((await sendCode(args)) as Response).headers.get("location")).toBe(back);
  const without = sent("/connexion/code?redirect=/emplois", { totpCode: "123456" }, () => Promise.reject(over));
  expect(((await sendCode(without.args)) as Response).headers.get("location")).toBe(back);
  const thrown = await openCodePage(without.args).catch((error: unknown) => error);
  expect((thrown as Response).headers.get("location")).toBe(back);
});
