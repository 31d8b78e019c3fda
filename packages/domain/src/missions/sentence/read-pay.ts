import type { Cents } from "../../money/money.ts";
import type { PayPeriod } from "../mission.ts";
import { matchesOf, type Span } from "./plain-text.ts";

/** `net`: what a gross field cannot hold. */
export type SentencePay = { cents: Cents; period: PayPeriod; net?: true };
type PayMention = { spans: readonly Span[]; value: SentencePay | null; choices: readonly SentencePay[] };

const MOST_HOURLY: Cents = 2000;
const MOST_DOUBTED_HOURLY: Cents = 4000;
const MOST_DAILY: Cents = 40_000;
const LEAST_MONTHLY: Cents = 100_000;
/** « 8 € de l’heure » is what is written: the form says that it is under the minimum. */
const LEAST_HOURLY: Cents = 500;
const MOST_WRITTEN_HOURLY: Cents = 10_000;
const MOST_MONTHLY: Cents = 600_000;
const LEAST_DAILY: Cents = 4000;

const NUMBER = "(?<n>\\d{1,2} \\d{3}|\\d{1,5})(?:[.,](?<c>\\d{1,2}))?";
const UNIT =
  "(?:h\\b|jours?\\b|j\\b|(?:demi )?journees?\\b|semaines?\\b|sem\\b|mois\\b|mensuel\\w*|hebdo\\w*|horaires?\\b|forfait\\w*)";
/** The whole of a work, however long. */
const WORK =
  "(?:soirees?\\b|soirs?\\b|services?\\b|nuits?\\b|shifts?\\b|missions?\\b|vacations?\\b|prestations?\\b|matinees?\\b|tout\\b|total\\b|extras?\\b)";
const PER = "(?:/|par|de l|l|la|le|de la|pour la|pour le|au|en|les|chaque)";
const TERMS = `(?<terms>(?: ?(?:brut|net|en brut|en net))?(?: ?${PER}? ?${UNIT}| ?${PER} ?${WORK})?(?: ?(?:brut|net|en net|en brut))?)`;
/** A sign of euros, or words that only a pay has. */
const AMOUNTS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d.,])${NUMBER} ?€(?:(?<c3>\\d\\d)(?!\\d|[.,:]| ?h)| ?(?<c2>[1-9]0|[0-9][05])(?!\\d| ?(?:h|:|-|/(?! ?h)|€|a \\d|min|x\\b|@|(?!brut|net|de l h)[a-z#]{3,}))| (?<half>et demie?))?${TERMS}`,
    "g",
  ),
  new RegExp(`€ ?${NUMBER}${TERMS}`, "g"),
  new RegExp(
    `(?<![\\d.,]|\\b(?:le|du|au|paris|lyon|marseille) )${NUMBER}(?:e| e(?= ?(?:$|[,.;!/]|brut|net)))(?![a-z]| arr| etage)${TERMS}`,
    "g",
  ),
  new RegExp(
    `(?<![\\d.,:h])${NUMBER}(?<terms> ?(?:brut|net)(?: ?(?:/|par|de l|l)? ?${UNIT})?| ?(?:/ ?h\\b|de l h\\b|par h\\b|l h\\b|de l horaire\\b)(?: ?(?:brut|net))?)`,
    "g",
  ),
  new RegExp(
    `\\b(?:payee?s?|remuner\\w*|remu|taux(?: horaire)?(?: de)?|tarif(?: horaire)?|salaire(?: horaire)?(?: de)?|paie|paye) ?:? ?(?:a )?${NUMBER}(?! ?(?:h\\b|:|%|€|jours))(?!\\d)${TERMS}`,
    "g",
  ),
  // « 120 la soirée », « 160/jour »
  /(?<![\d.,:h#])(?<n>[4-9]\d|[1-4]\d\d)(?<terms> ?(?:\/|par|la|le) ?(?:jour|j\b|journee|soiree|soir\b|nuit\b)(?: ?(?:brut|net))?)/g,
  // « 12,60 »
  /(?<![\d.,:/-]|[-/] )(?<n>[1-3]\d)[.,](?<c>\d{1,2})(?<terms>)(?![\d€]|[.,:]\d| ?(?:h\b|km|m2|m\b|kg|%|t\b|min|ans|l\b))/g,
  // « 10 h-18 h 13 »: a number that ends the sentence.
  /(?<=(?:\dh?|h|an|annee|ile|8) )(?<n>1[1-9]|2\d)(?<terms>)(?= ?[.!]*$)/g,
];
const LAST_NUMBER = 7;
const RANGE_BEFORE = /(?<![\d.,:h])(?<n>\d{1,4})(?:[.,](?<c>\d{1,2}))? ?€? ?(?:a|-|\/|ou|et) ?$/;
const OTHER_BEFORE =
  /\b(?:panier|prime|indemnite|repas|transport|essence|ticket|frais|deplacement|bonus|pourboire|caution|menu|budget|parking|facture|prix|plat|formule|commande|commission|devis|abonnement|carte|cadeau|km)s?(?: \w+){0,2} ?:? ?$/;
const OTHER_AFTER =
  /^ ?(?:(?:de|d|pour|le|la|les|en) )*(?:panier|prime|indemnite|frais|pourboire|essence|ticket|transport|deplacement|bonus|caution|km|par km|du km|\/ ?km|le menu|la place|l entree|d achat|ttc|ht\b)/;
const UNDECLARED =
  /\b(?:au black|au noir|non declar\w*|pas declar\w*|sans declar\w*|de la main a la main|en liquide|en especes?|en cash|cash|black)\b/;
const SMIC = /\b(?:smic|minimum legal|salaire minimum|minimum syndical|tarif syndical)\b/g;
const VAGUE =
  /\b(?:selon (?:profil|experience|grille|convention|competences)|a (?:negocier|convenir|discuter|voir)|bien paye|remuneration attractive|tarif habituel|comme d habitude)\b/g;

/** `isAlone`: a number without a sign of euros. */
type Amount = Span & { cents: Cents; terms: string; isAlone: boolean };

/** What the sentence pays; null when it says nothing of it. */
export function readPay(text: string, smic: Cents): PayMention | null {
  const amounts = amountsIn(text);
  if (amounts.length === 0) return withoutAmount(text, smic);
  const spans = amounts.map(({ from, to }) => ({ from, to }));
  const isUndeclared = UNDECLARED.test(text);
  const readings = amounts.map((amount) => readAmount(amount, smic));
  const choices = distinct(readings.flatMap(({ pay }) => pay ?? []));
  const [first] = readings;
  const isCertain = readings.every(({ isCertain: sure }) => sure) && choices.length === 1 && !isUndeclared;
  return { spans, value: isCertain ? (first?.pay ?? null) : null, choices: isUndeclared ? [] : choices };
}

function withoutAmount(text: string, smic: Cents): PayMention | null {
  const [minimum] = matchesOf(text, SMIC);
  const isMore = minimum !== undefined && /^ ?(?:\+|plus)/.test(text.slice(minimum.to));
  if (minimum) return { spans: [minimum], value: null, choices: isMore ? [] : [{ cents: smic, period: "hourly" }] };
  const [vague] = matchesOf(text, VAGUE);
  return vague ? { spans: [vague], value: null, choices: [] } : null;
}

function amountsIn(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const [index, pattern] of AMOUNTS.entries()) {
    for (const { from, to, groups, match } of matchesOf(text, pattern)) {
      if (amounts.some((other) => from < other.to && other.from < to)) continue;
      const before = text.slice(Math.max(0, from - 32), from);
      if (OTHER_BEFORE.test(before) || OTHER_AFTER.test(text.slice(to))) continue;
      // « 14 € + 5 € repas »
      if (/(?:\+|\bplus) ?$/.test(before) && amounts.length > 0) continue;
      const { n = "", c = "", c2 = "", c3 = "", half = "", terms = "" } = groups;
      const isAlone = index === LAST_NUMBER;
      if (isAlone && amounts.length > 0) continue;
      const amount = {
        from,
        to,
        isAlone,
        cents: centsOf(n, c || c2 || c3 || (half && "50")),
        terms: `${terms} ${match.includes("horaire") ? "h" : ""}`,
      };
      amounts.push(...lowerEnd(before, amount), amount);
    }
  }
  return amounts.filter(({ cents }) => cents > 0).toSorted((a, b) => a.from - b.from);
}

/** « 13 à 14 € »: two amounts. */
function lowerEnd(before: string, amount: Amount): Amount[] {
  const found = RANGE_BEFORE.exec(before);
  const cents = found ? centsOf(found.groups?.["n"] ?? "", found.groups?.["c"] ?? "") : 0;
  const isRange = found !== null && cents < amount.cents && cents * 2 > amount.cents;
  return isRange ? [{ ...amount, from: amount.from - found[0].length, to: amount.from, cents }] : [];
}

function centsOf(euros: string, cents: string): Cents {
  return Number(euros.replace(" ", "")) * 100 + Number(cents.padEnd(2, "0"));
}

function readAmount({ cents, terms, isAlone }: Amount, smic: Cents): { pay: SentencePay | null; isCertain: boolean } {
  const net = /\bnet\b/.test(terms) ? { net: true as const } : {};
  const isGross = !("net" in net);
  if (/\bh\b|horaire/.test(terms))
    return {
      pay: { cents, period: "hourly", ...net },
      isCertain: isGross && cents >= LEAST_HOURLY && cents <= MOST_WRITTEN_HOURLY,
    };
  if (/demi|matinee/.test(terms)) return { pay: null, isCertain: false };
  if (/jour|\bj\b/.test(terms)) return { pay: { cents, period: "daily", ...net }, isCertain: isGross && cents >= 2000 };
  if (/sem|hebdo/.test(terms)) return { pay: { cents, period: "weekly", ...net }, isCertain: isGross && cents >= 5000 };
  if (/mois|mensuel/.test(terms))
    return { pay: { cents, period: "monthly", ...net }, isCertain: isGross && cents >= 20_000 };
  if (/soir|nuit/.test(terms))
    return {
      pay: { cents, period: "daily", ...net },
      isCertain: isGross && cents >= LEAST_DAILY && cents <= MOST_DAILY,
    };
  if (/service|shift|mission|vacation|prestation|extra|tout|total|forfait/.test(terms))
    return { pay: { cents, period: "daily", ...net }, isCertain: false };
  if (/brut/.test(terms) && cents >= LEAST_MONTHLY && cents <= MOST_MONTHLY)
    return { pay: { cents, period: "monthly" }, isCertain: true };
  const isUsual = cents >= smic && cents <= MOST_HOURLY && !isAlone;
  if (cents <= MOST_DOUBTED_HOURLY) return { pay: { cents, period: "hourly", ...net }, isCertain: isGross && isUsual };
  if (cents <= MOST_DAILY) return { pay: { cents, period: "daily", ...net }, isCertain: false };
  return { pay: cents >= LEAST_MONTHLY ? { cents, period: "monthly", ...net } : null, isCertain: false };
}

function distinct(pays: readonly SentencePay[]): SentencePay[] {
  return [...new Map(pays.map((pay) => [`${pay.cents} ${pay.period} ${pay.net ?? ""}`, pay])).values()];
}
