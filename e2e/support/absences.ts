import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aMission } from "@app/db/builders/missions";
import { aProposition } from "@app/db/builders/propositions";
import { uniqueWord } from "@app/db/builders/unique";
import { aCandidate } from "@app/db/builders/users";
import type { Db } from "@app/db/database";
import type { Browser, Page } from "@playwright/test";
import { signInAs } from "./sign-in.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A shift of six hours that began twelve minutes ago: somebody who confirmed is not there, and somebody waits in the reserve. */
export async function anAbsence(db: Db) {
  const name = uniqueWord("Brasserie").replaceAll("-", " ");
  const employer = await anEmployer(db, { company: { name, level: "address_proven" } });
  const place = await anEstablishment(db, { companyId: employer.companyId, name: uniqueWord("Terreaux") });
  const startsAt = new Date(Math.floor((Date.now() - 12 * MINUTE) / MINUTE) * MINUTE);
  const endsAt = new Date(startsAt.getTime() + 6 * HOUR);
  const mission = await aMission(db, {
    employer,
    establishmentId: place.id,
    title: "Plongeur (H/F)",
    contractKind: "extra",
    startsAt,
    endsAt,
    payCents: 1_450,
    payPeriod: "hourly",
    positions: 1,
    shifts: [{ startsAt, endsAt, positions: 1, breakMinutes: 30 }],
  });
  await db.updateTable("missions").set({ planB: "auto" }).where("id", "=", mission.id).execute();
  const absent = await aCandidate(db, { firstName: "Lucas", lastName: "Petit", availability: "freeze" });
  const standby = await aCandidate(db, { firstName: "Sofiane", lastName: "Benali", availability: null });
  await anApplication(db, { mission, candidate: absent, status: "accepted", candidateStatus: "confirmed" });
  await db
    .insertInto("availabilities")
    .values({ candidateId: standby.id, nightAlerts: true, expiresAt: new Date(Date.now() + 24 * HOUR) })
    .execute();
  const { id: proposition } = await aProposition(db, {
    missionId: mission.id,
    candidate: standby,
    answer: "standby",
    reserveAcceptedAt: new Date(),
  });
  return { employer, place, absent, standby, proposition };
}

/** `width`: 390 unless the test looks at it on a desk too. */
export async function onPhone(browser: Browser, person: { email: string }, width = 390): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: "reduce",
    serviceWorkers: "allow",
  });
  const page = await context.newPage();
  await signInAs(page, person);
  return page;
}
