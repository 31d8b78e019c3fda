/** A hire that both sides said yes to, the civil status of its person, and its contract. */
import { randomBytes } from "node:crypto";

import type { CompanyPapersView } from "@app/contract/papers/company-papers";
import type { ContractFindings, ContractsView } from "@app/contract/papers/contracts";
import type { DeclarationSheet, DeclarationView } from "@app/contract/papers/declaration";
import type { DossierView, VaultView } from "@app/contract/papers/dossier";
import type { CompanyOverrides } from "@app/db/builders/companies";
import type { MissionOverrides } from "@app/db/builders/missions";
import { keyWeeksAhead } from "@app/domain/papers/dossier";
import type { Context } from "../src/platform/context.ts";
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

/** What its company writes once. */
export const COMPANY_PAPERS = {
  agreement: "Hôtels, cafés, restaurants (IDCC 1979)",
  pensionFundName: "Malakoff Humanis",
  pensionFundAddress: "21 rue Laffitte, 75009 Paris",
  hasPrevoyance: true,
  prevoyanceName: "Klesia",
  prevoyanceAddress: "4 rue Georges-Picquart, 75017 Paris",
  declarationBody: "urssaf",
  openingDays: [0, 1, 2, 3, 4, 5],
  openOnHolidays: false,
} as const;

/** The same, as a row. */
export const PAPERS_ROW = { ...COMPANY_PAPERS, openingDays: 63 };

/** What nobody but the employer knows of an extra. */
export const CONTRACT = (signatory?: number) => ({
  qualification: "Employé de restauration, niveau I",
  reason: "mariage de 120 couverts",
  riskListed: false,
  ...(signatory !== undefined && { signatory }),
});

/** As its mail would: the code is 000000. */
export async function aContractCode(ctx: Context, contractId: number, userId: number): Promise<void> {
  const salt = randomBytes(16);
  const row = {
    salt,
    codeHash: await ctx.passwords.derive("000000", salt),
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + HOUR),
  };
  await ctx.db
    .insertInto("contractCodes")
    .values({ contractId, userId, ...row })
    .execute();
}

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

export const writePapers = (h: Harness, token: string, body: object = COMPANY_PAPERS) =>
  call<CompanyPapersView & Refused>(h.app, "PUT", "/api/company/papers/", { token, body });
export const papersOf = (h: Harness, token: string) =>
  call<CompanyPapersView & Refused>(h.app, "GET", "/api/company/papers/", { token });
export const contractsOf = (h: Harness, token: string, application: number) =>
  call<ContractsView & Refused>(h.app, "GET", url(application, "contract/"), { token });
export const makeContract = (h: Harness, token: string, application: number, body: object = CONTRACT()) =>
  call<ContractsView & Refused>(h.app, "POST", url(application, "contract/"), { token, body });
export const askCode = (h: Harness, token: string, application: number, version: number) =>
  call<Refused>(h.app, "POST", url(application, `contract/${version}/code/`), { token });
export const sign = (h: Harness, token: string, application: number, version: number, body: object) =>
  call<ContractsView & Refused>(h.app, "POST", url(application, `contract/${version}/accept/`), { token, body });
export const translate = (h: Harness, token: string, application: number, version: number) =>
  call<ContractsView & Refused>(h.app, "POST", url(application, `contract/${version}/translation/`), { token });
export const limitsOf = (h: Harness, token: string, application: number) =>
  call<ContractFindings & Refused>(h.app, "GET", url(application, "contract-limits/"), { token });

/** After days: sessions end meanwhile. */
export const signIn = (h: Harness, user: { id: number }) => tokenFor(h.ctx, user.id);
