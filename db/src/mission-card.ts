/** The shift a card shows: the next one that has a place, else the next one, else the first. `m`: the alias of the mission. */
export const nextShiftOf = (m: string) => `(
  select json_build_object('startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes)
  from shifts s where s.mission_id = ${m}.id
  order by (s.starts_at > now() and s.accepted_count < s.positions) desc, (s.ends_at > now()) desc, s.starts_at limit 1)`;

/** Without street and door. */
export const establishmentOf = (m: string) => `(
  select json_build_object('id', e.id, 'name', e.name, 'placeCode', p.code, 'placeLabel', p.name)
  from establishments e join communes p on p.code = e.place_code where e.id = ${m}.establishment_id)`;
