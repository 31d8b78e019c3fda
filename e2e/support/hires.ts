import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Page } from "@playwright/test";

const MINUTE = 60_000;

type Employer = Awaited<ReturnType<typeof anEmployer>>;
type Candidate = Awaited<ReturnType<typeof aCandidate>>;

/** Not a real person. */
export const CIVIL = {
  "Nom de naissance": "Vasset-Ozanne",
  "Nom d’usage": "Quennec",
  Prénoms: "Sofiane Idir",
  "Date de naissance": "1999-07-04",
  "Commune de naissance": "Plougonvelin",
  "Pays de naissance": "France",
  Adresse: "27 venelle du Mortier, 29217 Plougonvelin",
} as const;

/** A contract of employment that both sides said yes to, so many minutes from now. */
export async function aHire(
  db: Db,
  startsIn: number,
  { employer, candidate }: { employer?: Employer; candidate?: Candidate } = {},
) {
  const owner = employer ?? (await anEmployer(db, { company: { level: "address_proven" }, firstName: "Nadia" }));
  const place = await anEstablishment(db, { companyId: owner.companyId, name: uniqueWord("Terreaux") });
  const person =
    candidate ?? (await aCandidate(db, { firstName: "Sofiane", lastName: "Amrani", availability: "freeze" }));
  const startsAt = new Date(Math.floor(Date.now() / MINUTE) * MINUTE + startsIn * MINUTE);
  const endsAt = new Date(startsAt.getTime() + 5 * 60 * MINUTE);
  const mission = await aMission(db, {
    employer: owner,
    establishmentId: place.id,
    contractKind: "extra",
    startsAt,
    endsAt,
    shifts: [{ startsAt, endsAt, positions: 2, breakMinutes: 0 }],
  });
  const { id } = await anApplication(db, {
    mission,
    candidate: person,
    status: "accepted",
    candidateStatus: "confirmed",
  });
  return { employer: owner, person, mission, application: id, startsAt };
}

/** Everything but what is ticked. */
export async function typeCivilStatus(page: Page) {
  for (const [label, text] of Object.entries(CIVIL)) await page.getByLabel(label).first().fill(text);
  await page.getByLabel("Sexe").selectOption({ label: "Masculin" });
}
