import type { EmployerSummary } from "@app/db/builders/companies";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { uniqueEmail } from "@app/db/builders/unique";
import type { Db } from "@app/db/database";
import { expect } from "@playwright/test";
import { inbox } from "./mail.ts";

interface Seat {
  role: "owner" | "manager" | "shift_lead";
  /** All of them when absent. */
  establishments?: readonly number[];
  firstName: string;
  lastName: string;
}

/** Somebody who joined the company of this owner. */
export function aColleague(db: Db, owner: EmployerSummary, { role, establishments, ...name }: Seat) {
  const member = { role, ...(establishments && { establishmentIds: establishments }) };
  return anEmployer(db, { company: owner.company, email: uniqueEmail(role), member, ...name });
}

/** Two places of one company. */
export async function twoPlaces(db: Db, { companyId }: { companyId: number }) {
  const [terreaux, confluence] = await Promise.all([
    anEstablishment(db, { companyId, name: "Terreaux" }),
    anEstablishment(db, { companyId, name: "Confluence" }),
  ]);
  return { terreaux, confluence };
}

/** The path of the newest invitation sent to this person. */
export async function invitationLink(to: string): Promise<string> {
  let path = "";
  await expect(async () => {
    const found = (await inbox(to)).map(({ text }) => /https?:\/\/\S+\/invitation\/\S+/.exec(text)?.[0]);
    const url = found.find((link) => link !== undefined);
    expect(url).toBeDefined();
    path = new URL(url ?? "").pathname;
  }).toPass({ timeout: 15_000 });
  return path;
}
