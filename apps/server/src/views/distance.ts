import type { Candidate } from "@app/domain/accounts/actor";
import { sql } from "kysely";

/** From the candidate's area to the place of `missions`, as a search measures it; null for remote work and unknown places. */
export function distanceFrom({ userId }: Candidate) {
  return sql<number | null>`(
    select case when not missions.remote
      then round(distance_km(missions.lat, missions.lon, c.lat, c.lon)::numeric, 1)::double precision end
    from candidates c where c.user_id = ${userId})`;
}

export const presentDistance = (km: number | null) => (km === null ? {} : { distanceKm: km });
