/** A hire that both sides said yes to, and the civil status of its person. */

import type { DeclarationSheet, DeclarationView } from "@app/contract/papers/declaration";
import type { DossierView, VaultView } from "@app/contract/papers/dossier";
import type { CompanyOverrides } from "@app/db/builders/companies";
import type { MissionOverrides } from "@app/db/builders/missions";
import { keyWeeksAhead } from "@app/domain/papers/dossier";
import { call, type Harness, tokenFor } from "./harness.ts";
import { aPair } from "./scene.ts";

const HOUR = 3_600_000;

export const CIVIL = {
  lastName: "Quennec-Ozanne",
  birthName: "Thibodeau-Vasset",
  firstNames: "Marie-Ondine Zéphyrine",
  sex: "female",
  birthDate: "1987-03-14",
  birthPlace: "Plougonvelin-Trez-Hir",
  birthCountry: "Vanuatu",
  address: "27 venelle du Mortier-Blanc, 29217 Plougonvelin",
} as const;

type Hire = { startsAt?: Date; company?: CompanyOverrides; mission?: MissionOverrides; confirmed?: boolean };

/** In two days, at a company whose address is proven. */
export async function aHire(h: Harness, { startsAt, company = {}, mission = {}, confirmed = true }: Hire = {}) {
  await h.ctx.weekKeys.draw(keyWeeksAhead(h.ctx.now()));
  const starts = startsAt ?? new Date(h.ctx.now().getTime() + 48 * HOUR);
  const pair = await aPair(h, {
    company: { level: "address_proven", ...company },
    mission: { startsAt: starts, endsAt: new Date(starts.getTime() + 6 * HOUR), contractKind: "extra", ...mission },
    application: { status: "accepted", candidateStatus: confirmed ? "confirmed" : null },
  });
  const { startsAt: first } = await h.ctx.db
    .selectFrom("shifts")
    .where("missionId", "=", pair.mission.id)
    .select((eb) => eb.fn.min("startsAt").as("startsAt"))
    .executeTakeFirstOrThrow();
  return { ...pair, application: pair.person.id, startsAt: new Date(first) };
}
export type AHire = Awaited<ReturnType<typeof aHire>>;

type Refused = { code?: string; error?: string; limit?: string } & Partial<Record<string, unknown>>;
const url = (application: number, what: string) => `/api/applications/${application}/${what}`;

export const share = (h: Harness, token: string, application: number, body: object = CIVIL) =>
  call<DossierView & Refused>(h.app, "PUT", url(application, "dossier/"), { token, body });
export const dossierOf = (h: Harness, token: string, application: number) =>
  call<DossierView & Refused>(h.app, "GET", url(application, "dossier/"), { token });
export const unshare = (h: Harness, token: string, application: number) =>
  call<DossierView & Refused>(h.app, "DELETE", url(application, "dossier/"), { token });
export const vaultOf = (h: Harness, token: string) => call<VaultView>(h.app, "GET", "/api/vault/", { token });
export const declare = (h: Harness, token: string, application: number, body: object) =>
  call<DeclarationView & Refused>(h.app, "PUT", url(application, "declaration/"), { token, body });
export const sheetOf = (h: Harness, token: string, application: number) =>
  call<DeclarationSheet & Refused>(h.app, "GET", url(application, "dpae/"), { token });

/** After days: sessions end meanwhile. */
export const signIn = (h: Harness, user: { id: number }) => tokenFor(h.ctx, user.id);
