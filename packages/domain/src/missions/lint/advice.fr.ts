import { formatEuros } from "../../money/format-euros.ts";
import type { Cents } from "../../money/money.ts";
import type { LintRule } from "./rule.ts";

const DISCRIMINATION = "Code du travail, art. L1132-1 et L5321-2\u202f; Code pénal, art. 225-1 et 225-2";
const ONLY_THE_JOB = "Code du travail, art. L1221-6\u202f; RGPD, art. 5";

/** What to write instead, and the text that says so. */
const ADVICE: Record<LintRule, { law: string; suggestion: string }> = {
  age: {
    law: "Code du travail, art. L1132-1, L5321-2 et L5331-2\u202f; Code pénal, art. 225-2",
    suggestion: "Retirez toute référence à l’âge et décrivez l’expérience ou les gestes attendus.",
  },
  sex: {
    law: "Code du travail, art. L1132-1, L1142-1 et L5321-2\u202f; Code pénal, art. 225-2",
    suggestion:
      "Ouvrez la mission aux femmes et aux hommes\u202f; si la loi prévoit une exception pour ce poste, citez-la.",
  },
  origin: {
    law: DISCRIMINATION,
    suggestion:
      "Retirez toute référence à l’origine ou à la nationalité. Vous pouvez demander un niveau de langue utile au poste.",
  },
  religion: {
    law: DISCRIMINATION,
    suggestion: "Retirez toute référence à la religion et décrivez seulement les tâches.",
  },
  health: {
    law: "Code du travail, art. L1132-1, L1133-3 et L5321-2\u202f; Code pénal, art. 225-2",
    suggestion:
      "Décrivez les contraintes du poste, par exemple «\u00a0port de charges jusqu’à 20\u00a0kg\u00a0». Seul le médecin du travail juge de l’aptitude.",
  },
  appearance: {
    law: DISCRIMINATION,
    suggestion: "Retirez les critères physiques. Vous pouvez décrire la tenue ou les règles d’hygiène.",
  },
  family: {
    law: "Code du travail, art. L1132-1, L1221-6 et L1225-1\u202f; Code pénal, art. 225-1 et 225-2",
    suggestion: "Retirez toute référence à la vie de famille et indiquez les horaires.",
  },
  address: {
    law: "Code du travail, art. L1132-1 et L5321-2 (lieu de résidence)",
    suggestion: "Indiquez le lieu et l’heure d’arrivée plutôt que l’endroit où habiter.",
  },
  orientation: {
    law: DISCRIMINATION,
    suggestion: "Retirez toute référence à l’orientation sexuelle ou à l’identité de genre.",
  },
  opinion: { law: DISCRIMINATION, suggestion: "Retirez toute référence aux opinions politiques." },
  union: {
    law: "Code du travail, art. L1132-1, L2141-5 et L5321-2",
    suggestion: "Retirez toute référence aux syndicats ou à la grève.",
  },
  status: {
    law: "Code du travail, art. L1132-1 (discrimination indirecte)",
    suggestion: "Ouvrez la mission à toute personne disponible et indiquez seulement les jours et les heures.",
  },
  bank: {
    law: "Code du travail, art. L1132-1 et L1221-6\u202f; RGPD, art. 5",
    suggestion: "Ne demandez aucune donnée bancaire avant l’embauche. Le RIB se donne après la signature du contrat.",
  },
  documents: {
    law: ONLY_THE_JOB,
    suggestion: "Ne demandez aucun document personnel avant l’embauche. Ils se présentent une fois le contrat signé.",
  },
  criminal_record: {
    law: "Code du travail, art. L1221-6",
    suggestion: "Ne demandez un extrait de casier judiciaire que si la loi l’impose pour ce poste, et citez-la.",
  },
  fees: {
    law: "Code du travail, art. L5321-3, L5331-1 et L4122-2",
    suggestion: "Retirez tout paiement\u00a0: postuler, se former et s’équiper ne coûtent rien au candidat.",
  },
  money_request: {
    law: "Code du travail, art. L5321-3 et L5331-3\u202f; Code pénal, art. 313-1",
    suggestion: "Retirez toute demande d’argent\u00a0: c’est vous qui payez le candidat, jamais l’inverse.",
  },
  premium_number: {
    law: "Code du travail, art. L5331-1 et L5331-5",
    suggestion: "Retirez ce numéro surtaxé\u00a0: les candidats vous écrivent par la messagerie.",
  },
  language: {
    law: "Code du travail, art. L5331-4",
    suggestion:
      "Écrivez l’annonce en français. Une traduction peut suivre, si elle dit la même chose que le texte français.",
  },
  misleading: {
    law: "Code du travail, art. L5331-3 et L5334-1",
    suggestion: "Annoncez seulement un poste ouvert, avec sa vraie durée et sa vraie rémunération.",
  },
  undeclared_work: {
    law: "Code du travail, art. L8221-1 et L8221-5",
    suggestion: "Toute heure travaillée est déclarée et payée, essai compris, avec un contrat et un bulletin de paie.",
  },
  unpaid_work: {
    law: "Code du travail, art. L3231-2 et L8221-5",
    suggestion: "Retirez le bénévolat\u00a0: toute mission publiée ici est payée.",
  },
  strike: {
    law: "Code du travail, art. L1242-6 et L1251-10",
    suggestion:
      "Un contrat court ne peut pas remplacer des personnes en grève\u00a0: retirez cette mention, ou la mission si c’est son motif.",
  },
  internship: {
    law: "Code de l’éducation, art. L124-7",
    suggestion:
      "Un stage ne remplace personne et ne couvre ni un surcroît d’activité ni une saison\u00a0: choisissez un contrat salarié.",
  },
  pay_unclear: {
    law: "Directive (UE) 2023/970, art. 5\u202f; Code du travail, art. L5331-3",
    suggestion: "Indiquez un montant ou une fourchette, en euros bruts de l’heure.",
  },
  below_smic: {
    law: "Code du travail, art. L3231-2",
    suggestion: "Portez la rémunération au moins au SMIC.",
  },
  salary_history: {
    law: "Directive (UE) 2023/970, art. 5\u202f; Code du travail, art. L1221-6",
    suggestion: "Ne demandez pas l’ancien salaire\u00a0: indiquez celui de la mission.",
  },
  sham_freelance: {
    law: "Code du travail, art. L8221-6",
    suggestion:
      "Horaires imposés et ordres à suivre sont les signes d’un emploi salarié\u00a0: proposez un contrat de travail.",
  },
  working_time: {
    law: "Code du travail, art. L3121-18 et L3121-19",
    suggestion: "Réduisez la journée à 10\u00a0heures, ou vérifiez l’accord qui permet d’aller jusqu’à 12.",
  },
  contact_outside: {
    law: "Règle de la plateforme",
    suggestion: "Laissez les candidats répondre sur la plateforme\u00a0: leurs échanges y sont protégés.",
  },
};

/** A law, and what to write instead. */
export const adviceFor = (rule: LintRule, smicCents?: Cents): { law: string; suggestion: string } =>
  rule === "below_smic" && smicCents !== undefined
    ? { ...ADVICE[rule], suggestion: raisePay(smicCents) }
    : ADVICE[rule];

/** The amount depends on the day the work starts and on its place. */
const raisePay = (smicCents: Cents): string =>
  `Portez la rémunération au moins au SMIC\u00a0: ${formatEuros(smicCents)} brut de l’heure.`;
