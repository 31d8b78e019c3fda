import type { Industry } from "@app/domain/catalogue/industries";
import { INDUSTRY_LABELS } from "@app/domain/companies/company-labels.fr";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { COMPANY_LEVEL_NAMES } from "@app/domain/companies/company-level-names.fr";
import { formatPay } from "@app/domain/missions/format-pay";
import { MISSION_STATUS_LABELS } from "@app/domain/missions/labels.fr";
import { MISSION_TEXT_NAMES, MISSION_TEXTS } from "@app/domain/missions/mission-texts.fr";
import type { DecisionRule, ItemAction } from "@app/domain/office/office";
import { OFFICE_RULES } from "@app/domain/office/office.fr";
import { formatMoment } from "@app/domain/time/format-time";
import { decidedText, roleText } from "../queue/office-labels.fr.ts";

type Field = { field: string; text: string };
export type ContentLine = { field: string; label: string; text: string };

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** In the order they are read: what people wrote first. */
const LABELS: Readonly<Record<string, string>> = {
  appeal: "Ce que dit la personne",
  text: "Message",
  message: "Message",
  comment: "Avis",
  about: "Présentation",
  description: "Description",
  requirement: "Profil demandé",
  perks: "Avantages",
  ...Object.fromEntries(MISSION_TEXT_NAMES.map((name) => [columnOf(name), MISSION_TEXTS[name].label])),
  title: "Titre",
  location: "Lieu",
  pay: "Rémunération",
  status: "État",
  starts_at: "Début",
  company: "Entreprise",
  siret: "SIRET",
  first_name: "Prénom",
  last_name: "Nom",
  role: "Rôle",
  city: "Ville",
  profession: "Métier",
  sent_at: "Envoyé",
  rating: "Note",
  reply: "Réponse",
  held_reasons: "Retenu pour",
  name: "Nom",
  industry: "Secteur",
  website: "Site",
  culture: "Culture",
  level: "Niveau",
  register_outcome: "Répertoire Sirene",
  undeclared: "Sans réponse",
  attendance: "Présence",
  planned_hours: "Heures prévues",
  declared_hours: "Heures déclarées par la personne",
  cut_hours: "Heures proposées par l’entreprise",
  cut_reason: "Motif de l’entreprise",
  contested: "Contestation",
  action: "Première décision",
  rule: "Règle",
  reason: "Raisons",
  decision: "Numéro",
  decided_by: "Décidée par",
  decided_at: "Décidée",
  email: "Adresse e-mail",
  subject: "Sujet",
  answer: "Réponse envoyée",
};
const ORDER = Object.keys(LABELS);

const STATES: Readonly<Record<string, string>> = {
  ...MISSION_STATUS_LABELS.employer,
  absent: "Absence signalée",
  worked: "Venue confirmée",
};

const REGISTER: Readonly<Record<string, string>> = {
  siret_found: "SIRET trouvé",
  doubtful: "SIRET trouvé, nom ou adresse différents",
  hidden: "Fiche non diffusée",
  not_found: "SIRET introuvable",
  closed: "Établissement fermé",
  another_name: "SIRET d’une autre entreprise",
};

/** Of no use to read. */
const HIDDEN: ReadonlySet<string> = new Set(["conversation_id", "direction", "pay_period"]);

function textOf({ field, text }: Field, fields: readonly Field[]): string {
  switch (field) {
    case "pay_cents":
      return payText(Number(text), fields.find((other) => other.field === "pay_period")?.text ?? "");
    case "starts_at":
    case "sent_at":
    case "decided_at":
      return formatMoment(new Date(text));
    case "status":
    case "attendance":
      return STATES[text] ?? text;
    case "register_outcome":
      return REGISTER[text] ?? text;
    case "level":
      return COMPANY_LEVEL_NAMES[text as CompanyLevel] ?? text;
    case "industry":
      return Object.hasOwn(INDUSTRY_LABELS, text) ? INDUSTRY_LABELS[text as Industry] : text;
    case "role":
      return roleText(text);
    case "rating":
      return `${text.replace(".", ",")} sur 5`;
    case "action":
      return decidedText(text as ItemAction);
    case "rule":
      return Object.hasOwn(OFFICE_RULES, text) ? OFFICE_RULES[text as DecisionRule].title : text;
    default:
      return text;
  }
}

const payText = (cents: number, period: string) => formatPay(cents, period as Parameters<typeof formatPay>[1]);

/** What a person reads of an item: named in French, dates and amounts written out. */
export function contentLines(fields: readonly Field[]): ContentLine[] {
  return fields
    .filter(({ field }) => !HIDDEN.has(field))
    .map((line) => {
      const field = line.field === "pay_cents" ? "pay" : line.field;
      return { field, label: LABELS[field] ?? field, text: textOf(line, fields) };
    })
    .toSorted((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field));
}

/** The lines of the copy that say something else than what is shown now. */
export function changedLines(copy: readonly Field[], now: readonly Field[]): ContentLine[] {
  const changed = copy.filter(({ field, text }) => now.find((line) => line.field === field)?.text !== text);
  const period = copy.filter(({ field }) => field === "pay_period" && changed.length > 0);
  return contentLines([...changed, ...period.filter((line) => !changed.includes(line))]);
}
