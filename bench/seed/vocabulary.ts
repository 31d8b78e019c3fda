/** The words missions are made of: frequent sentences, and a long tail of invented words that only a few missions share. */
import { titlesOf } from "@app/domain/catalogue/metiers";
import { SECTORS, type SectorKey } from "@app/domain/catalogue/sectors";
import { TEMPLATES } from "@app/domain/catalogue/templates";
import type pg from "pg";

/** How often each sector hires, in thousandths. */
const SECTOR_WEIGHTS: Record<SectorKey, number> = {
  restauration: 240,
  logistique: 140,
  commerce: 130,
  it: 80,
  hotellerie: 80,
  btp: 80,
  transport: 70,
  sante: 70,
  evenementiel: 30,
  nettoyage: 25,
  livraison: 25,
  education: 15,
  securite: 15,
};

const OPENINGS = [
  "Nous recherchons en urgence un renfort pour le poste de {title} à {place}.",
  "Notre établissement situé à {place} recrute : {title}, démarrage rapide.",
  "Mission de courte durée à {place} pour le poste de {title}.",
  "Suite à une absence imprévue, nous avons besoin d’une personne pour le poste de {title}.",
  "Renfort week-end : poste de {title} disponible à {place}.",
  "Rejoignez une équipe soudée en tant que {title}.",
  "Remplacement de dernière minute, {title}, expérience souhaitée.",
];

const SENTENCES = [
  "Vous assurez l’accueil des clients et veillez à leur satisfaction.",
  "Vous travaillez en équipe sous la responsabilité du chef d’équipe.",
  "Vous êtes ponctuel, rigoureux et vous savez gérer les priorités.",
  "Une première expérience sur un poste similaire est appréciée.",
  "Débutant accepté, formation assurée sur place le premier jour.",
  "Horaires de nuit possibles avec majoration selon la convention collective.",
  "Tenue professionnelle fournie, repas pris en charge.",
  "Port de charges lourdes à prévoir, chaussures de sécurité obligatoires.",
  "Vous respectez les consignes d’hygiène et de sécurité.",
  "Le poste est accessible en transports en commun, parking à disposition.",
  "Vous savez travailler en autonomie et rendre compte de votre activité.",
  "Maîtrise de l’anglais souhaitée pour une clientèle internationale.",
  "Permis B exigé ainsi qu’un véhicule personnel.",
  "Vous participez au nettoyage et à la remise en état des locaux.",
  "Coupure entre 15 h et 18 h, service du soir jusqu’à minuit.",
  "Possibilité de prolongation selon vos résultats et vos disponibilités.",
  "Vous aidez les serveurs et la cuisine pendant les pics d’activité.",
  "Vous préparez les commandes et contrôlez la qualité des produits.",
  "Vous maintenez les serveurs et les postes de travail en état de fonctionnement.",
  "Rémunération attractive et prime de précarité de fin de mission.",
];

const ENDINGS = [
  "Merci d’envoyer votre candidature avec un court message.",
  "Paiement rapide en fin de mission.",
  "Profil sérieux uniquement.",
  "Disponibilité immédiate indispensable.",
  "Contrat signé en ligne avant le démarrage.",
];

const SYLLABLES =
  "ba be bi bo bran ca che chi con da de dor fa fe fou ga gre gui ja jo la le lin lo ma me mon na ne nou pa pe plo qua ra ro sa so ta tou va ve vi vau yl zan zel".split(
    " ",
  );
const INVENTED_WORDS = 150_000;
const INHABITANTS_PER_SLOT = 300;

/** Temporary tables the other steps draw from; `slots` is how many places there are to draw. */
export async function loadVocabulary(client: pg.Client): Promise<{ slots: number; words: number }> {
  // A draw is a hash of the row's number: the same database comes out of every run.
  await client.query(`
    create function pg_temp.draw(id bigint, salt integer) returns double precision language sql immutable as
    $$ select (hashint8extended(id, salt) & 1073741823)::float8 / 1073741824 $$;
    create function pg_temp.one_of(choices text[], draw double precision) returns text language sql immutable as
    $$ select choices[1 + floor(draw * cardinality(choices))::integer] $$;
    create temp table phrases (kind text primary key, texts text[] not null);
    create temp table trades (
      slot integer primary key, sector text, titles text[], skills text[], template text, pay_low integer, pay_high integer);
    create temp table places (slot integer primary key, code text, location text, region text, lat float8, lon float8);
    create temp table words (n integer primary key, word text);`);
  await client.query("insert into phrases values ('opening', $1), ('sentence', $2), ('ending', $3)", [
    OPENINGS,
    SENTENCES,
    ENDINGS,
  ]);
  await loadTrades(client);
  const words = await loadWords(client);
  const slots = await loadPlaces(client);
  await client.query("analyze phrases; analyze trades; analyze places; analyze words");
  return { slots, words };
}

async function loadTrades(client: pg.Client): Promise<void> {
  let slot = 0;
  for (const { key, name, skills, payRange } of SECTORS) {
    const weight = SECTOR_WEIGHTS[key];
    await client.query(
      `insert into trades select slot, $3, $4, $5, $6, ($7::float8 * 100)::integer, ($8::float8 * 100)::integer
       from generate_series($1::integer, $2::integer) slot`,
      [slot, slot + weight - 1, name, titlesOf(key), skills, TEMPLATES[key], payRange[0], payRange[1]],
    );
    slot += weight;
  }
}

async function loadWords(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `with made as (
       select n, string_agg(($1::text[])[1 + floor(pg_temp.draw(n * 8 + k, 90) * cardinality($1::text[]))::integer], '' order by k) as word
       from generate_series(1, $2::integer) n, generate_series(1, 5) k
       where k <= 3 + n % 3 group by n),
     kept as (insert into words select row_number() over (order by min(n)) - 1, word from made group by word returning 1)
     select count(*)::integer as count from kept`,
    [SYLLABLES, INVENTED_WORDS],
  );
  return rows[0]?.count ?? 0;
}

/** One slot per 300 inhabitants: drawing a slot is drawing an inhabitant. */
async function loadPlaces(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `with kept as (
       insert into places
       select row_number() over (order by c.population desc, c.code, n) - 1, c.code, c.name || ' (' || d.code || ')', d.region, c.lat, c.lon
       from communes c join departments d on d.code = c.department_code, generate_series(0, c.population / $1) n returning 1)
     select count(*)::integer as count from kept`,
    [INHABITANTS_PER_SLOT],
  );
  const slots = rows[0]?.count ?? 0;
  if (slots === 0) throw new Error("The communes table is empty: run the migrations with their reference data first.");
  return slots;
}
