/** Counts the people available by trade and place, for a page everyone reads. */
import { titleOfProfession } from "@app/domain/catalogue/title-of-profession";
import { MIN_TOWN, TALENT_AGE_DAYS, talentStep } from "@app/domain/site/talents";
import { sql } from "kysely";
import type { Db } from "./database.ts";

const READ_AT_ONCE = 5_000;
const WRITTEN_AT_ONCE = 1_000;

export async function snapshotTalents(db: Db, now: Date): Promise<void> {
  const rows = ranked(await countTalents(db, now)).map((group) => ({ ...group, countedAt: now }));
  const write = async (tx: Db) => {
    // A second count at the same time waits; readers do not.
    await sql`lock table talent_groups in share row exclusive mode`.execute(tx);
    await tx.deleteFrom("talentGroups").execute();
    for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE)
      await tx
        .insertInto("talentGroups")
        .values(rows.slice(from, from + WRITTEN_AT_ONCE))
        .execute();
  };
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
}

type Person = { id: number; profession: string; town: string | null; department: string };
type Group = Pick<Person, "town" | "department"> & { title: string; count: number };

/** A few thousand people at a time: of the whole country only the counts are in memory. */
async function countTalents(db: Db, now: Date): Promise<Iterable<Group>> {
  const counts = new Map<string, Group>();
  for (let after: number | undefined = 0; after !== undefined; ) {
    const people: Person[] = await readPeople(db, after, now);
    for (const { profession, town, department } of people) {
      const title = titleOfProfession(profession);
      if (title === null) continue;
      const key = `${town ?? department} ${title}`;
      const counted = counts.get(key) ?? { title, town, department, count: 0 };
      counted.count += 1;
      counts.set(key, counted);
    }
    after = people.length < READ_AT_ONCE ? undefined : people.at(-1)?.id;
  }
  return counts.values();
}

/**
 * Those a mission could be proposed to now, whose account is not new. The size of a town alone decides where its people
 * count, never how many they are: no group contains another, and none changes hands when somebody leaves.
 */
async function readPeople(db: Db, after: number, now: Date): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select n.candidate_id as id, c.profession, town.department_code as department,
      case when town.population >= ${MIN_TOWN} then town.code end as town
    from availability_now n
    join candidates c on c.user_id = n.candidate_id
    join users u on u.id = n.candidate_id
    join communes p on p.code = u.commune_code
    -- Arrondissements are part of their city.
    join communes town on town.code = coalesce(p.parent_code, p.code)
    where n.candidate_id > ${after} and c.profession is not null
      and u.created_at <= ${now}::timestamptz - make_interval(days => ${TALENT_AGE_DAYS})
    order by n.candidate_id limit ${READ_AT_ONCE}`.execute(db);
  return rows;
}

/** What is shown: each place with its total, and its groups from the largest. */
function ranked(counts: Iterable<Group>) {
  const shown = [...counts].flatMap(({ title, town, department, count }) => {
    const people = talentStep(count);
    return people === null ? [] : [{ title, town, department, people }];
  });
  return [...Map.groupBy(shown, ({ town, department }) => town ?? department).values()].flatMap((ofPlace) => {
    const placePeople = ofPlace.reduce((sum, { people }) => sum + people, 0);
    return ofPlace
      .toSorted((a, b) => b.people - a.people || a.title.localeCompare(b.title, "fr"))
      .map(({ town, department, title, people }, index) => ({
        placeCode: town ?? department,
        placeKind: town === null ? ("departement" as const) : ("commune" as const),
        departmentCode: department,
        title,
        people,
        placePeople,
        placeRank: index + 1,
      }));
  });
}
