import { type RawBuilder, sql } from "kysely";
import { DAY_HOURS } from "./member-scope.ts";

/**
 * Who acts for the mission `mission`, an alias of the outer query, and is sent its news at this moment: members with access who are on
 * duty, else the author, else the owners (`recipients_of`). Shift leads only for the day itself.
 */
export function recipientsOf(
  mission: string,
  at: RawBuilder<unknown>,
  theDay: RawBuilder<boolean> = sql<boolean>`false`,
): RawBuilder<number[]> {
  const of = (column: string) => sql.ref(`${mission}.${column}`);
  return sql<
    number[]
  >`recipients_of(${of("company_id")}, ${of("establishment_id")}, ${of("created_by")}, ${at}, ${theDay})`;
}

/** What happens around a mission's hours is of interest to whoever leads the shift. */
export function isTheDay(mission: string, at: RawBuilder<unknown>): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${mission}.${column}`);
  return sql<boolean>`(${of("starts_at")} - make_interval(hours => ${DAY_HOURS}) <= ${at}
    and ${of("ends_at")} + make_interval(hours => ${DAY_HOURS}) >= ${at})`;
}
