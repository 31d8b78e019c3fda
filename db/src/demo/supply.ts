import { titlesOf } from "@app/domain/catalogue/metiers";
import { SECTORS } from "@app/domain/catalogue/sectors";
import type { Insertable } from "kysely";
import { candidateRow, userRow } from "../builders/person-rows.ts";
import { skillIdsOf } from "../builders/skills.ts";
import type { Candidates, Users } from "../schema.ts";
import { arrondissementsAround } from "./material/arrondissements.ts";
import { FIRST_NAMES, LAST_NAMES } from "./material/names.ts";
import { mobile, type PeopleInput, placeOf, uniqueEmail } from "./people.ts";
import { DAY_MS } from "./types.ts";

/** A commune, or one arrondissement for all of its city. */
const GROUPS: readonly { commune: string; profession: string; people: number }[] = [
  { commune: "69387", profession: "Serveur en salle", people: 26 },
  { commune: "69387", profession: "Plongeur", people: 15 },
  { commune: "69387", profession: "Préparateur de commandes", people: 13 },
  { commune: "75111", profession: "Serveur en salle", people: 27 },
  { commune: "75111", profession: "Barman", people: 14 },
  { commune: "13201", profession: "Cariste", people: 15 },
  { commune: "44109", profession: "Cuisinier", people: 12 },
  // A small town: counted in its department.
  { commune: "77296", profession: "Préparateur de commandes", people: 8 },
];

export const SUPPLY = GROUPS.reduce((sum, { people }) => sum + people, 0);

export type Available = { user: Insertable<Users>; row: Insertable<Candidates> };

/** People who said what they do and that they are available, and have not applied yet: enough of them for /talents to count. */
export function makeSupply({ random, now, places, skillIds, userIds }: PeopleInput): Available[] {
  const emails = new Set<string>();
  const everyone = GROUPS.flatMap((group) => Array.from({ length: group.people }, () => group));
  return everyone.map(({ commune, profession }, index) => {
    const id = userIds[index] ?? 0;
    const arrondissements = arrondissementsAround(commune);
    const place = placeOf(places, arrondissements.length > 0 ? random.pick(arrondissements) : commune);
    const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
    const since = new Date(now.getTime() - random.between(20, 300) * DAY_MS);
    const skills = random
      .shuffle(SECTORS.find(({ key }) => titlesOf(key).includes(profession))?.skills ?? [])
      .slice(0, random.int(3, 6));
    return {
      user: userRow({
        now: since,
        place,
        id,
        role: "candidate",
        email: uniqueEmail(emails, firstName, lastName, "boite.example"),
        firstName,
        lastName,
        phone: mobile(5_000 + index),
      }),
      row: candidateRow({
        now: since,
        place,
        userId: id,
        profession,
        about: null,
        skills,
        skillIds: skillIdsOf(skillIds, skills),
        radiusKm: random.pick([5, 10, 15, 20]),
        lastActiveAt: new Date(now.getTime() - random.next() ** 3 * 30 * DAY_MS),
      }),
    };
  });
}
