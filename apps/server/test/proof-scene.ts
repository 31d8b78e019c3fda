/** Companies that prove their address: their websites, their mailboxes, and the office that answers. */
import { anAdmin } from "@app/db/builders/users";
import { expect } from "vitest";
import type { CompanySites } from "../../../tools/testing/company-sites.ts";
import type { Stranger } from "./abuse/abuse-scene.ts";
import { paper } from "./bodies.ts";
import { aForm, type FormFile } from "./form.ts";
import { call, type Harness, tokenFor } from "./harness.ts";
import { openItem } from "./office-scene.ts";
import { get, post } from "./scene.ts";

export type Proof = { id: number; method: string; state: string; target: string | null; reason: string | null };
export type Refused = { code: string; error: string };

let domains = 0;

/** A website of its own, which names its SIREN unless another page is given. */
export async function openSite(h: Harness, sites: CompanySites, { company }: Stranger, page?: string): Promise<string> {
  domains += 1;
  const domain = `comptoir-${domains}.fr`;
  const siren = company.siret.slice(0, 9);
  sites.pages.set(domain, { "/": "Bienvenue", "/mentions-legales": page ?? `RCS Lyon ${siren}` });
  await h.ctx.db
    .updateTable("companies")
    .set({ website: `https://www.${domain}` })
    .where("id", "=", company.id)
    .execute();
  return domain;
}

export function askProof(
  h: Harness,
  { token }: { token: string },
  fields: Record<string, string>,
  files: readonly FormFile[] = fields["method"] === "document" ? [paper()] : [],
) {
  return call<Proof & Refused>(h.app, "POST", "/api/company/proofs/", { token, ...aForm(fields, files) });
}

export const typeCode = (h: Harness, { token }: { token: string }, id: number, code: string) =>
  post<Proof & Refused>(h, token, `company/proofs/${id}/confirm`, { code });

/** The code in the last mail to this mailbox. */
export async function codeMailedTo(h: Harness, mailbox: string): Promise<string> {
  await h.runDueJobs();
  const mail = h.mails.findLast(({ to }) => to === mailbox);
  return /\b\d{3}\u00a0\d{3}\b/.exec(mail?.text ?? "")?.[0]?.replace("\u00a0", "") ?? "";
}

/** The proof, with the mail it sent. */
export async function proveByMail(h: Harness, stranger: Stranger, domain: string) {
  const email = `contact@${domain}`;
  const asked = await askProof(h, stranger, { method: "mail", email });
  expect(asked).toMatchObject({ status: 201, body: { state: "code_sent", target: email } });
  return typeCode(h, stranger, asked.body.id, await codeMailedTo(h, email));
}

export const levelOf = async (h: Harness, { token }: { token: string }) =>
  (await get<{ level: string }>(h, token, "company/")).body.level;

export const proofsOf = async (h: Harness, { token }: { token: string }) =>
  (await get<{ results: Proof[] }>(h, token, "company/proofs/")).body.results;

export async function anOfficer(h: Harness) {
  return { token: await tokenFor(h.ctx, (await anAdmin(h.ctx.db)).id) };
}

/** What the office decides of a company, in its queue. */
export async function decide(h: Harness, companyId: number, level: string, note = "Le document porte cette adresse.") {
  const { token } = await anOfficer(h);
  const item = await openItem(h.ctx, "company", "company", companyId);
  const body = { action: "set_level", rule: "rules_respected", note, level, checked: "Un courrier à l’adresse." };
  return post<{ decision: number }>(h, token, `admin/items/${item}/decide`, body);
}

export const isQueued = async (h: Harness, companyId: number): Promise<boolean> =>
  (await openItem(h.ctx, "company", "company", companyId).catch(() => null)) !== null;
