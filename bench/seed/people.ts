/** Companies with one employer each, then candidates: employers are users 1…companies, candidates follow. */
import type pg from "pg";

const FIRST_NAMES =
  "Camille Nadia Hugo Léa Karim Inès Paul Fatou Julien Chloé Mehdi Sarah Lucas Aminata Thomas Manon Yanis Emma Antoine Louise".split(
    " ",
  );
const LAST_NAMES =
  "Martin Bernard Dubois Thomas Robert Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia Diallo Benali Traoré Nguyen Faure Rousseau".split(
    " ",
  );
const COMPANY_NAMES = [
  "Brasserie",
  "Hôtel",
  "Atelier",
  "Transports",
  "Maison",
  "Clinique",
  "Studio",
  "Groupe",
  "Marché",
  "Garage",
];

type People = { companies: number; candidates: number; slots: number };

export async function insertCompanies(client: pg.Client, { companies, slots }: People): Promise<void> {
  await client.query(
    `insert into companies (id, name, siret, industry, size, email, phone, address, description, first_published_at)
     overriding system value
     select g, pg_temp.one_of($2::text[], pg_temp.draw(g, 1)) || ' ' || pg_temp.one_of($3::text[], pg_temp.draw(g, 2)) || ' ' || g,
       lpad(g::text, 9, '8') || '00017', 'Other', '11-50', 'contact-' || g || '@bench.example', '0102030405',
       p.location, 'Entreprise de démonstration.', now() - interval '1 year' * pg_temp.draw(g, 3)
     from generate_series(1, $1::bigint) g join places p on p.slot = floor(pg_temp.draw(g, 4) * $4)::integer
     order by g`,
    [companies, COMPANY_NAMES, LAST_NAMES, slots],
  );
  await client.query(
    `insert into users (id, role, email, first_name, last_name, phone, city, region, country, commune_code, company_id,
       adult_confirmed_at, terms_accepted_at, email_verified_at)
     overriding system value
     select g, 'employer', 'employeur-' || g || '@bench.example', pg_temp.one_of($2::text[], pg_temp.draw(g, 5)),
       pg_temp.one_of($3::text[], pg_temp.draw(g, 6)), '0601020304', p.location, p.region, 'France', p.code, g, now(), now(), now()
     from generate_series(1, $1::bigint) g join places p on p.slot = floor(pg_temp.draw(g, 4) * $4)::integer
     order by g`,
    [companies, FIRST_NAMES, LAST_NAMES, slots],
  );
}

export async function insertCandidates(client: pg.Client, { companies, candidates, slots }: People): Promise<void> {
  await client.query(
    `insert into users (id, role, email, first_name, last_name, phone, city, region, country, commune_code,
       adult_confirmed_at, terms_accepted_at, email_verified_at, phone_verified_at)
     overriding system value
     select $1::bigint + g, 'candidate', 'candidat-' || g || '@bench.example', pg_temp.one_of($3::text[], pg_temp.draw(g, 10)),
       pg_temp.one_of($4::text[], pg_temp.draw(g, 11)), '0601020304', p.location, p.region, 'France', p.code, now(), now(), now(), now()
     from generate_series(1, $2::bigint) g join places p on p.slot = floor(pg_temp.draw(g, 12) * $5)::integer
     order by g`,
    [companies, candidates, FIRST_NAMES, LAST_NAMES, slots],
  );
  await client.query(
    `insert into candidates (user_id, profession, about, availability, skills, skill_ids, lat, lon, radius_km, rating, rating_count,
       completed_missions, reliability, last_active_at)
     select $1::bigint + g, pg_temp.one_of(t.titles, pg_temp.draw(g, 13)), 'Motivé et disponible.',
       case when pg_temp.draw(g, 14) < 0.3 then 'on_fire' else 'freeze' end, s.names, s.ids,
       p.lat, p.lon,
       ('{10,20,30,50}'::integer[])[1 + floor(pg_temp.draw(g, 17) * 4)::integer],
       (3 + 2 * sqrt(pg_temp.draw(g, 18)))::real, floor(pg_temp.draw(g, 19) * 30), floor(pg_temp.draw(g, 20) * 40),
       floor(100 * sqrt(pg_temp.draw(g, 21))), now() - interval '90 days' * pg_temp.draw(g, 22) ^ 3
     from generate_series(1, $2::bigint) g
     join trades t on t.slot = floor(pg_temp.draw(g, 23) * 1000)::integer
     join places p on p.slot = floor(pg_temp.draw(g, 12) * $3)::integer
     cross join lateral (
       select array_agg(k.name order by k.id) as names, array_agg(k.id order by k.id) as ids
       from (select distinct pg_temp.one_of(t.skills, pg_temp.draw(g * 8 + n, 24)) as name
             from generate_series(1, 2 + (g % 6)::integer) n) drawn
       join skills k using (name)) s
     order by g`,
    [companies, candidates, slots],
  );
}
