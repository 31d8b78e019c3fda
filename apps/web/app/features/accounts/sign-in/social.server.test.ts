import { socialFr } from "@app/contract/accounts/social.fr";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { requestedRefusal } from "./social.server.ts";
import { SocialButtons } from "./social-buttons.tsx";
import { clearSocial, readSocial, type SocialCookie, socialCookie } from "./social-cookie.server.ts";

vi.stubEnv("SESSION_SECRET", "s".repeat(32));

const LEFT: SocialCookie = {
  stage: "left",
  provider: "google",
  attempt: "a".repeat(43),
  redirect: "/emplois/1",
  role: "",
};
const browserWith = (cookie: string) =>
  new Request("http://127.0.0.1/", { headers: { cookie: `autre=1; ${cookie.split(";")[0]}` } });

test("a provider that is not configured has no button, and without any the section is absent", () => {
  const shown = (providers: ("google" | "facebook")[]) =>
    renderToStaticMarkup(createElement(SocialButtons, { providers, search: "?redirect=%2Femplois" }));
  expect(shown([])).toBe("");
  expect(shown(["google"])).toContain('href="/connexion/google?redirect=%2Femplois"');
  expect(shown(["google"])).not.toContain("Facebook");
});

test("what the browser keeps is sealed, and readable by us alone", async () => {
  const cookie = await socialCookie(LEFT);
  expect(cookie).toMatch(/^renfort-social=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/);
  expect(Buffer.from(cookie, "base64url").toString()).not.toContain("emplois");
  expect(await readSocial(browserWith(cookie))).toEqual(LEFT);
  expect(await readSocial(browserWith(cookie.replace("=", "=x")))).toBeNull();
  expect(await readSocial(browserWith(clearSocial()))).toBeNull();
});

test("the longest paths still make a cookie that browsers keep", async () => {
  expect((await socialCookie({ ...LEFT, redirect: `/${"a".repeat(1_499)}` })).length).toBeLessThan(4_096);
});

test("an address chooses among our own sentences, and writes none", () => {
  const requested = (search: string) => requestedRefusal(new URLSearchParams(search));
  expect(requested("refus=sign_in_failed&avec=facebook")).toBe(socialFr.refusals.sign_in_failed("Facebook"));
  for (const search of ["", "refus=sign_in_failed", "refus=toString&avec=google", "refus=x&avec=<b>"])
    expect(requested(search)).toBeUndefined();
});
