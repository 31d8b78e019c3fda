import { type Client, RefusedCall } from "@app/contract/client";
import { analyticsRoute } from "@app/contract/companies/employer-figures";
import { journalRoute } from "@app/contract/members/members";
import { expect, test } from "vitest";
import { isRefusedPage, refusedPage } from "./refused-page.server.ts";

const REFUSED = new RefusedCall(403, { code: "member_role", error: "Cette page est réservée aux responsables." });
const OWNER = { role: "owner", first_name: "Nadia", last_name: "Ferrand" };
const SELF = { role: "shift_lead", first_name: "Awa", last_name: "Diallo" };

const client = (call: () => Promise<unknown>) => ({ call }) as Client;
const withMembers = client(() => Promise.resolve({ results: [OWNER, SELF], invitations: [] }));

test("what a role forbids is a page that says who to ask", async () => {
  expect(await refusedPage(REFUSED, { ...analyticsRoute, members: ["owner", "manager"] }, withMembers)).toMatchObject({
    data: { ownersOnly: false, ask: ["Nadia Ferrand"] },
    init: { status: 403 },
  });
  const away = client(() => Promise.reject(new TypeError("fetch failed")));
  expect(await refusedPage(REFUSED, journalRoute, away)).toMatchObject({ data: { ownersOnly: true, ask: [] } });
});

test("who acts for no company gets a page too; any other failure is left alone", async () => {
  const none = new RefusedCall(403, { code: "no_company", error: "Votre compte n’a plus accès à une entreprise." });
  expect(isRefusedPage(await refusedPage(none, journalRoute, withMembers))).toBe(true);
  const other = new RefusedCall(403, { code: "level_limit", error: "Non." });
  expect(await refusedPage(other, journalRoute, withMembers)).toBeUndefined();
  expect(await refusedPage(new TypeError("fetch failed"), journalRoute, withMembers)).toBeUndefined();
  expect([isRefusedPage(other), isRefusedPage(null), isRefusedPage({ init: { status: 404 } })]).toEqual([
    false,
    false,
    false,
  ]);
});
