import { sql } from "kysely";

/** Of the company `co` and the mission `m`: where the work is when its street is known, else what the company wrote. */
export const employerAddress = sql<string | null>`coalesce(
  (select concat_ws(', ', e.street, concat_ws(' ', e.postcode, p.name))
    from establishments e join communes p on p.code = e.place_code where e.id = m.establishment_id and e.street is not null),
  nullif(co.address, ''))`;
