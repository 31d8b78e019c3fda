import { DISMISSED_PER_UPHELD, MANY_DISMISSED, PUBLISHED_RULES, REPORTER_MEMORY_DAYS } from "@app/domain/office/office";
import { OFFICE_RULES } from "@app/domain/office/office.fr";
import type { SiteText } from "./text.ts";

/** Each rule has its address: decisions lead to it. */
export const RULES: SiteText = {
  title: "Règles de publication",
  description: "Les douze règles que chacun suit sur Renfort, et sur lesquelles s’appuie chaque décision.",
  lead: "Douze règles, les mêmes pour tout le monde. Quand nous retirons un contenu ou suspendons un compte, la décision dit laquelle n’est pas respectée.",
  version: "2026-11-17",
  sections: [
    ...PUBLISHED_RULES.map((rule, index) => ({
      id: `regle-${index + 1}`,
      title: `${index + 1}. ${OFFICE_RULES[rule].title}`,
      blocks: [OFFICE_RULES[rule].text],
    })),
    {
      id: "decision",
      title: "Comment nous décidons",
      blocks: [
        "Une personne lit chaque signalement et décide, pas une machine. Elle ne transmet jamais le nom de qui a signalé.",
        "Qui a vu écarter au moins cinq signalements en 90\u00a0jours, et au moins quatre fois plus que de signalements retenus, ne peut plus en envoyer qu’un par jour. Chacun peut envoyer vingt signalements par jour.",
        "La décision cite ce qui a été lu, nomme la règle, dit ce qui change, et part par e-mail aux personnes concernées avec un lien privé. Pendant six mois, ce lien permet de la contester, sans frais\u00a0: une autre personne relit tout.",
      ],
    },
    {
      id: "limite",
      title: "Combien de signalements",
      blocks: [
        "Tout le monde peut signaler, avec ou sans compte, jusqu’à 20\u00a0fois par jour.",
        `Quand au moins ${MANY_DISMISSED}\u00a0signalements d’une personne, envoyés au cours des ${REPORTER_MEMORY_DAYS}\u00a0derniers jours, n’ont pas été retenus, et que c’est au moins ${DISMISSED_PER_UPHELD}\u00a0fois plus que ceux qui l’ont été, elle peut en envoyer un par tranche de 24\u00a0heures. Elle en est informée au moment où elle signale. La limite cesse d’elle-même quand ces signalements ont plus de ${REPORTER_MEMORY_DAYS}\u00a0jours.`,
        "En cas de danger immédiat, appelez le\u00a017 ou le\u00a0112.",
      ],
    },
  ],
  next: [
    { to: "/conditions", label: "Conditions d’utilisation" },
    { to: "/contact", label: "Contact" },
  ],
};
