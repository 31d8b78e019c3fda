import { formatLongDay } from "@app/domain/time/format-time";
import type { SiteText } from "../texts/text.ts";
import { AUDIT, AUDIT_DAY, AUDIT_RATES } from "./audit.ts";
import { AUDITED_PAGES } from "./audit-pages.fr.ts";
import { stateOf, verdictOf } from "./criterion.ts";

const DAY = formatLongDay(new Date(`${AUDIT_DAY}T12:00:00Z`));

/** Whatever fails on a page, in the words of who meets it. */
const PROBLEMS = AUDIT.filter((criterion) => verdictOf(criterion) === "invalid").map(
  ({ id, problem = "", plan = "" }) => `${problem} Prévu\u00a0: ${plan} (Critère ${id})`,
);
const UNCHECKED = AUDIT.filter((criterion) => verdictOf(criterion) === "unchecked").map(
  ({ id, title, problem }) => `${problem ?? title} (Critère ${id})`,
);

/** In the form that the order of 20 September 2019 gives to the statement. */
export function accessibilityStatement(publisher: string | undefined, address: string): SiteText {
  const { strict, mean, valid, applicable, unchecked } = AUDIT_RATES;
  const who = publisher ?? "L’éditeur de Renfort";
  return {
    title: "Accessibilité",
    description: "Où en est l’accessibilité de Renfort, ce qui manque, comment nous alerter, et à qui se plaindre.",
    lead: "Une mission urgente doit pouvoir se trouver et se prendre quels que soient vos yeux, vos mains ou votre téléphone.",
    version: AUDIT_DAY,
    sections: [
      {
        id: "engagement",
        title: "Déclaration d’accessibilité",
        blocks: [
          `${who} s’engage à rendre ce service accessible, selon l’article\u00a047 de la loi n°\u00a02005-102 du 11\u00a0février 2005. Cette démarche est volontaire.`,
          `Cette déclaration s’applique au site Renfort, ${address}\u00a0: ses pages publiques, l’espace candidat et l’espace employeur.`,
        ],
      },
      {
        id: "etat",
        title: "État de conformité",
        blocks: [
          `Renfort est ${stateOf(AUDIT_RATES)} avec le référentiel général d’amélioration de l’accessibilité (RGAA), version\u00a04.1.2${
            unchecked > 0
              ? "\u00a0: l’audit n’est pas terminé, et sans résultat d’audit un site est dit non conforme"
              : ", en raison des non-conformités énumérées ci-dessous"
          }.`,
        ],
      },
      {
        id: "resultats",
        title: "Résultats des tests",
        blocks: [
          `Un audit fait en interne, terminé le ${DAY}, sur ${AUDITED_PAGES.length}\u00a0pages, donne\u00a0:`,
          [
            `${strict}\u00a0% des critères du RGAA respectés\u00a0: ${valid} des ${applicable} qui s’appliquent. Un critère compte s’il est respecté sur toutes les pages.`,
            ...(unchecked > 0
              ? [`${unchecked}\u00a0critères dont l’examen n’est pas terminé, comptés comme non respectés.`]
              : []),
            `Un taux moyen des pages de ${mean}\u00a0%.`,
          ],
          "Personne d’extérieur n’a encore regardé, et aucun lecteur d’écran n’a été utilisé\u00a0: les deux critères qui en dépendent sont comptés comme non respectés.",
        ],
      },
      {
        id: "non-accessible",
        title: "Contenus non accessibles",
        blocks: [
          "Non-conformités\u00a0:",
          PROBLEMS,
          ...(unchecked > 0 ? ["Examen à terminer, compté comme non respecté\u00a0:", UNCHECKED] : []),
          "Dérogations pour charge disproportionnée\u00a0: aucune.",
          "Contenus que nous ne maîtrisons pas\u00a0:",
          [
            "Les CV, photos et documents déposés par les personnes et les entreprises.",
            "Les textes des missions et des messages, écrits par leurs auteurs.",
          ],
        ],
      },
      {
        id: "etablissement",
        title: "Établissement de cette déclaration",
        blocks: [
          `Cette déclaration a été établie le ${DAY}.`,
          {
            facts: [
              [
                "Technologies",
                "HTML, CSS, JavaScript, SVG, ARIA. Les formulaires et la recherche fonctionnent sans JavaScript.",
              ],
              [
                "Environnement de test",
                "Chromium, Firefox ESR et WebKitGTK sous Debian, écrans de 320 à 1440\u00a0pixels, thèmes clair et sombre, clavier seul. Aucune technologie d’assistance.",
              ],
              [
                "Outils",
                "Lecture du code et des écrans, axe-core, contrôles de nos tests automatiques, validateur HTML du W3C, calcul des contrastes.",
              ],
              ["Pages de l’échantillon", AUDITED_PAGES.map(({ name, path }) => `${name} (${path})`).join("\u00a0; ")],
            ],
          },
          "L’échantillon ne comprend pas les pages tirées au sort que la méthode recommande.",
        ],
      },
      {
        id: "alerter",
        title: "Retour d’information et contact",
        blocks: [
          "Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez-nous par la page [Contact](/contact), sujet Aide à l’utilisation, avec l’adresse de la page. Nous corrigerons, ou nous ferons avec vous ce que le site ne vous a pas laissé faire, ou nous vous donnerons le contenu sous une autre forme.",
          "Les coordonnées de l’éditeur sont aux [Mentions légales](/mentions-legales).",
        ],
      },
      {
        id: "recours",
        title: "Voies de recours",
        blocks: [
          "Si vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et que notre réponse ne vous satisfait pas, vous pouvez\u00a0:",
          [
            "[écrire un message au Défenseur des droits](https://www.defenseurdesdroits.fr/nous-contacter-355)\u202f;",
            "[contacter son délégué près de chez vous](https://www.defenseurdesdroits.fr/carte-des-delegues)\u202f;",
            "envoyer un courrier, sans timbre, au Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.",
          ],
        ],
      },
    ],
    next: [{ to: "/contact", label: "Signaler un obstacle" }],
  };
}
