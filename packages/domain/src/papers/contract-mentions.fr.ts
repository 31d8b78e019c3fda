import { formatPay } from "../missions/format-pay.ts";
import { formatShift } from "../missions/shift.fr.ts";
import { formatEuros } from "../money/format-euros.ts";
import { parisStartOfDay } from "../time/calendar.ts";
import { formatDuration, formatLongDay, formatTime } from "../time/format-time.ts";
import type { ContractCase, ContractPerson, EmployerFacts } from "./contract-facts.ts";
import type { Mention, MentionKind } from "./contract-mentions.ts";

export const MENTION_LABELS: Record<MentionKind, string> = {
  employer: "L’employeur",
  person: "La personne salariée",
  motive: "Motif",
  replaced_person: "Personne remplacée",
  term: "Début et terme",
  post: "Poste",
  risk_list: "Risques particuliers",
  working_time: "Horaires",
  trial: "Période d’essai",
  pay: "Rémunération",
  bonus: "Indemnité de fin de contrat",
  holiday_pay: "Congés payés",
  agreement: "Convention collective",
  pension_fund: "Retraite complémentaire",
  prevoyance: "Prévoyance",
  declaration: "Déclaration préalable à l’embauche",
};

const MOTIVES: Record<ContractCase, string> = {
  extra:
    "Emploi pour lequel il est d’usage constant de ne pas recourir au contrat à durée indéterminée (article L1242-2, 3°)",
  seasonal: "Emploi à caractère saisonnier (article L1242-2, 3°)",
  increase: "Accroissement temporaire de l’activité de l’entreprise (article L1242-2, 2°)",
  replacement: "Remplacement d’une personne salariée en son absence (article L1242-2, 1°)",
};

const BODIES: Record<EmployerFacts["declarationBody"], string> = { urssaf: "l’Urssaf", msa: "la MSA" };

/** The sentence of a mention. What is between its words is the employer's or the person's. */
export function mentionText(mention: Mention): string {
  switch (mention.kind) {
    case "employer": {
      const { name, siret, address, signatory } = mention.employer;
      return `${name}, SIRET ${siret}, ${address}. Signataire\u00a0: ${signatory}.`;
    }
    case "person":
      return personText(mention.person);
    case "motive":
      return mention.reason === null
        ? `${MOTIVES[mention.case]}.`
        : `${MOTIVES[mention.case]}\u00a0: ${mention.reason}.`;
    case "replaced_person":
      return `${mention.name}, ${mention.qualification}.`;
    case "term":
      return `Du ${momentText(mention.startsAt)} au ${momentText(mention.endsAt)}. Contrat à terme précis, sans clause de renouvellement.`;
    case "post":
      return `${mention.title}, qualification\u00a0: ${mention.qualification}. Lieu de travail\u00a0: ${mention.place}.`;
    case "risk_list":
      return mention.listed
        ? "Ce poste figure sur la liste des postes présentant des risques particuliers pour la santé ou la sécurité (article L4154-2)\u00a0: une formation renforcée à la sécurité est due."
        : "Ce poste ne figure pas sur la liste des postes présentant des risques particuliers pour la santé ou la sécurité (article L4154-2).";
    case "working_time":
      return workingTimeText(mention);
    case "trial":
      return mention.days === 0 ? "Sans période d’essai." : `${days(mention.days)} de calendrier.`;
    case "pay":
      return `${formatPay(mention.payCents, mention.payPeriod)}, brut, soit ${formatEuros(mention.totalCents)} brut pour les horaires prévus.${extrasText(mention.extras)}`;
    case "bonus":
      return mention.cents === 0
        ? "Aucune, sauf disposition plus favorable de la convention collective (article L1243-10)."
        : `10\u202f% de la rémunération brute, soit ${formatEuros(mention.cents)} pour les horaires prévus (article L1243-8).`;
    case "holiday_pay":
      return `Indemnité de 10\u202f% de la rémunération brute totale, soit ${formatEuros(mention.cents)} pour les horaires prévus (article L1242-16).`;
    case "agreement":
      return `${mention.name}.`;
    case "pension_fund":
      return `${mention.fund.name}, ${mention.fund.address}.`;
    case "prevoyance":
      return mention.organisation === null
        ? "Aucun organisme de prévoyance."
        : `${mention.organisation.name}, ${mention.organisation.address}.`;
    case "declaration":
      return `L’employeur adresse la déclaration à ${BODIES[mention.body]}, avant la première minute de travail.`;
  }
}

function personText({ birthName, lastName, firstNames, birthDate, birthPlace, birthCountry, address }: ContractPerson) {
  const names = lastName === birthName ? birthName : `${birthName}, nom d’usage ${lastName}`;
  const born = formatLongDay(parisStartOfDay(birthDate));
  return `${firstNames} ${names}. Naissance\u00a0: ${born}, ${birthPlace} (${birthCountry}). Adresse\u00a0: ${address}.`;
}

function workingTimeText({ shifts, minutes, breakPaid }: Extract<Mention, { kind: "working_time" }>): string {
  const listed = shifts.map((shift) =>
    shift.breakMinutes === 0 ? formatShift(shift) : `${formatShift(shift)}, pause de ${shift.breakMinutes}\u00a0min`,
  );
  const hasBreak = shifts.some(({ breakMinutes }) => breakMinutes > 0);
  const breaks = hasBreak ? (breakPaid ? ", pauses payées" : ", pauses non payées") : "";
  return `${listed.join("\u00a0; ")}. En tout, ${formatDuration(minutes / 60)} payées${breaks}.`;
}

const extrasText = (extras: readonly string[]) =>
  extras.length === 0 ? "" : ` Primes et accessoires\u00a0: ${extras.join("\u00a0; ")}.`;

const days = (count: number) => `${count}\u00a0jour${count > 1 ? "s" : ""}`;

/** « 16 novembre 2026, 18 h » */
const momentText = (at: Date) => `${formatLongDay(at)}, ${formatTime(at)}`;
