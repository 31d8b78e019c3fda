import { cardWith } from "./page.ts";

/** For a candidate who has not applied; `n` is their row among the people who can be asked. */
const CARD_FOR_YOU = cardWith(`'distanceKm', round(distance_km(m.lat, m.lon, n.lat, n.lon)::numeric, 1),
  'saved', exists (select from saved_missions v where v.user_id = $1 and v.mission_id = m.id), 'application', null`);

/**
 * The best missions ($3 at most) for a candidate ($1) at an instant ($2): each card as JSON text, and the facts of its reasons,
 * named as `ReasonFacts` of packages/domain.
 */
export const MISSIONS_FOR_YOU = `
select ${CARD_FOR_YOU}::text as job, f.worked_here as "workedHere",
  array(select k.name from skills k where k.id = any (f.shared_skills) order by k.name) as "sharedSkills",
  p.completed_missions as "completedMissions", p.reliability,
  coalesce((a.week <> 0 and a.expires_at > $2) or a.now_until > $2 or n.exceptions & 2 <> 0, false) as "isAvailabilityGiven",
  distance_km(n.lat, n.lon, m.lat, m.lon) as km
from missions_for($1, $2, $3) with ordinality f (mission_id, score, shared_skills, worked_here, place)
join missions m on m.id = f.mission_id
join companies c on c.id = m.company_id
join candidates p on p.user_id = $1
join availability_now n on n.candidate_id = $1
left join availabilities a on a.candidate_id = $1
order by f.place`;
