/** Counts the people available by trade and place, for a page everyone reads. */
import { createHmac } from "node:crypto";
import { parisDay } from "@app/domain/calendar";
import { titleOfProfession } from "@app/domain/catalogue/title-of-profession";
import {
  groupTalents,
  MAX_LEFT_OUT,
  MIN_TOWN,
  TALENT_AGE_DAYS,
  type TalentCount,
  type TalentGroup,
  type TalentPlace,
} from "@app/domain/talents";
import { mondayOf } from "@app/domain/week";
import { sql } from "kysely";
import type { Db } from "./database.ts";

const READ_AT_ONCE = 5_000;
const WRITTEN_AT_ONCE = 1_000;

/** `key`: a secret, or whoever reads the page could compute what each number leaves out. */
export async function snapshotTalents(db: Db, key: Buffer, now: Date): Promise<void> {
  const groups = groupTalents(await countTalents(db, now), leftOutBy(key, mondayOf(parisDay(now))));
  const rows = ranked(groups).map((group) => ({ ...group, countedAt: now }));
  const write = async (tx: Db) => {
    await tx.deleteFrom("talentGroups").execute();
    for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE)
      await tx
        .insertInto("talentGroups")
        .values(rows.slice(from, from + WRITTEN_AT_ONCE))
        .execute();
  };
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
}

/** The same all week for one group: asking every day does not average it out. */
function leftOutBy(key: Buffer, week: string): (place: TalentPlace, title: string) => number {
  return ({ kind, code }, title) => {
    const mac = createHmac("sha256", key).update(`${week}:${kind}:${code}:${title}`).digest();
    return mac.readUInt32BE(0) % (MAX_LEFT_OUT + 1);
  };
}

type Person = { id: number; profession: string; town: string | null; department: string };

/** A few thousand people at a time: of the whole country only the counts are in memory. */
async function countTalents(db: Db, now: Date): Promise<Iterable<TalentCount>> {
  const counts = new Map<string, TalentCount>();
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

/** Those a mission could be proposed to now, whose account is not new. */
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

/** Each place with its total, and its groups from the largest. */
function ranked(groups: readonly TalentGroup[]) {
  return [...Map.groupBy(groups, ({ code }) => code).values()].flatMap((ofPlace) => {
    const placePeople = ofPlace.reduce((sum, { people }) => sum + people, 0);
    return ofPlace
      .toSorted((a, b) => b.people - a.people || a.title.localeCompare(b.title, "fr"))
      .map(({ kind, code, title, people }, index) => ({
        placeCode: code,
        placeKind: kind,
        title,
        people,
        placePeople,
        placeRank: index + 1,
      }));
  });
}
