import { METIERS } from "@app/domain/catalogue/metiers";
import { FIRST_SMIC_RATES } from "@app/domain/catalogue/smic";
import { guidedDescription } from "@app/domain/missions/description";
import { expect, test } from "vitest";
import { checkAdvert } from "./check-advert.ts";
import { checkMission } from "./check-mission.ts";

/** What the form writes from its answers; half of these métiers are in no set. */
const PROPOSED = METIERS.flatMap(({ sector, titles }) =>
  titles.map((metier) => {
    const title = `${metier} (H/F)`;
    const description = guidedDescription({
      title,
      place: "Lyon 1er",
      startsAt: new Date("2026-11-14T08:00:00Z"),
      endsAt: new Date("2026-11-15T08:00:00Z"),
      responsibilities: "Tenir le poste, aider l’équipe",
      workingHours: "9 h à 17 h",
      equipment: "Tenue fournie",
      licenseRequired: false,
      sectorKey: sector,
    });
    return { title, description };
  }),
);

test("an employer is asked nothing about what the form itself wrote", () => {
  const asked = PROPOSED.filter((text) => checkAdvert(text, FIRST_SMIC_RATES).findings.length > 0);
  expect(asked.map(({ title }) => title)).toEqual([]);
});

test("at most one in a hundred of these missions waits, even of a new account with a free mailbox", () => {
  const account = { payPeriod: "hourly", hoursPerDay: null, companyAgeDays: 0, emailDomain: "gmail.com" } as const;
  const held = PROPOSED.filter((text) => checkMission({ ...text, payCents: 1400, ...account }).isHeld);
  expect(held.length).toBeLessThanOrEqual(PROPOSED.length / 100);
});
