import type { Criterion } from "./criterion.ts";

const ROOT = "apps/web/app/root.tsx";
const NO_OTHER_LANGUAGE = "Interface en français\u202f; seuls des noms propres sont dans une autre langue";

/** Éléments obligatoires, structure, présentation. */
export const CRITERIA_8_TO_10: readonly Criterion[] = [
  {
    id: "8.1",
    title: "Type de document",
    at: "all",
    evidence: "Doctype html écrit par le serveur (e2e/support/rgaa-checks.ts)",
  },
  {
    id: "8.2",
    title: "Code source valide",
    at: "all",
    evidence:
      "Validateur du W3C (Nu 26.9.27) sur le code servi et sur le document une fois les scripts passés, 14 pages et leurs états\u202f: une seule remarque, un rôle switch sur un bouton submit (apps/web/app/features/profiles/availability/availability-pill.tsx), que la recommandation ARIA in HTML permet sur tout bouton\u202f; e2e/support/rgaa-checks.ts cherche les identifiants doubles et les imbrications à chaque version",
  },
  { id: "8.3", title: "Langue par défaut présente", at: "all", evidence: `${ROOT}, html lang` },
  { id: "8.4", title: "Code de langue pertinent", at: "all", evidence: `${ROOT}, fr` },
  { id: "8.5", title: "Titre de page", at: "all", evidence: "Chaque route a son meta title\u202f; axe document-title" },
  {
    id: "8.6",
    title: "Pertinence du titre de page",
    at: "all",
    evidence:
      "Les 14 titres lus\u202f: un par page, ce qu’elle contient puis le nom du site (apps/web/app/lib/page-meta.ts)",
  },
  { id: "8.7", title: "Changements de langue indiqués", at: "none", evidence: NO_OTHER_LANGUAGE },
  { id: "8.8", title: "Code de langue des changements", at: "none", evidence: NO_OTHER_LANGUAGE },
  {
    id: "8.9",
    title: "Balises utilisées pour leur sens",
    at: "all",
    evidence:
      "Balises de chaque page comptées et lues\u202f; les points et les interrupteurs dessinés sont des span cachés (apps/web/app/styles/shifts.css, apps/web/app/styles/candidate.css), les filets aussi (apps/web/app/layouts/card-rail.tsx)",
  },
  { id: "8.10", title: "Sens de lecture", at: "none", evidence: "Interface de gauche à droite" },
  {
    id: "9.1",
    title: "Titres",
    at: "all",
    evidence:
      "Plan de titres de chaque page lu\u202f: un seul h1, aucun niveau sauté (e2e/support/rgaa-checks.ts, axe heading-order)\u202f; les questions (apps/web/app/features/site/questions.tsx), les panneaux de filtres (apps/web/app/features/search/bar/filter-sheet.tsx) et l’aperçu d’une mission sont des titres",
  },
  {
    id: "9.2",
    title: "Structure du document",
    at: "all",
    evidence:
      "header, nav nommées, main unique, footer, search (apps/web/app/layouts/public-layout.tsx et les cadres des deux espaces)",
  },
  {
    id: "9.3",
    title: "Listes",
    at: "all",
    evidence:
      "Suites de trois éléments semblables cherchées dans chaque page\u202f: menus, résultats, pages, exemples, créneaux, conversations et historique en ul, ol ou dl (apps/web/app/layouts/shell-nav.tsx, apps/web/app/layouts/site-header.tsx, apps/web/app/features/site/home/hero.tsx)",
  },
  {
    id: "9.4",
    title: "Citations",
    at: ["hours", "application"],
    evidence:
      "blockquote (apps/web/app/features/hours/own/own-cut.tsx, apps/web/app/features/applications/applicants/application-message.tsx)",
  },
  {
    id: "10.1",
    title: "Présentation par feuilles de styles",
    at: "all",
    evidence: "apps/web/app/styles\u202f; aucun attribut ni balise de présentation",
  },
  {
    id: "10.2",
    title: "Contenu visible sans feuilles de styles",
    at: "all",
    evidence: "Aucun texte ni image porteuse d’information dans les feuilles",
  },
  {
    id: "10.3",
    title: "Contenu compréhensible sans feuilles de styles",
    at: "all",
    evidence: "Texte de chaque page lu dans l’ordre du code\u202f; la carte précède sa liste dans les deux",
  },
  {
    id: "10.4",
    title: "Texte agrandi à 200 %",
    at: "all",
    evidence: "Page de 1440 à 720 pixels dans pnpm check:long (e2e/support/page-checks.ts)\u202f; tailles en rem",
  },
  {
    id: "10.5",
    title: "Couleurs de fond et de texte déclarées ensemble",
    at: "all",
    evidence: "Fond et texte sur body et sur chaque surface (apps/web/app/styles/base.css)",
  },
  {
    id: "10.6",
    title: "Liens visibles dans le texte",
    at: "all",
    evidence: "Classe link soulignée\u202f; axe link-in-text-block",
  },
  {
    id: "10.7",
    title: "Prise de focus visible",
    at: "all",
    evidence:
      "e2e/tests/rgaa.spec.ts suit la touche Tab sur les 14 pages\u202f: contour de 3 pixels (apps/web/app/styles/base.css)\u202f; où il est retiré, le cadre autour du champ le porte",
  },
  {
    id: "10.8",
    title: "Contenus cachés",
    at: "all",
    evidence:
      "sr-only pour ce qui se lit, hidden et aria-hidden pour ce qui ne se lit pas\u202f; axe aria-hidden-focus",
  },
  {
    id: "10.9",
    title: "Information donnée autrement que par la forme ou la position",
    at: "all",
    evidence:
      "Textes des 14 pages lus, et cherchés dans le code («\u00a0à droite\u00a0», «\u00a0ci-dessous\u00a0», couleurs)\u202f: aucun ne renvoie à une forme, à une taille ou à un côté seul",
  },
  {
    id: "10.10",
    title: "Mise en œuvre du critère précédent",
    at: "all",
    evidence:
      "Onglet, vue et page en cours en aria-current ou aria-pressed, en plus de leur aspect\u202f; e2e/support/rgaa-checks.ts le demande aussi avec les couleurs du lecteur",
  },
  {
    id: "10.11",
    title: "Pas de défilement horizontal à 320 pixels",
    at: "all",
    evidence: "e2e/support/accessible.ts, expectNoOverflow à 320 pixels sur chaque page",
  },
  {
    id: "10.12",
    title: "Espacement du texte redéfini",
    at: "all",
    evidence:
      "e2e/support/rgaa-checks.ts, expectRoomForSpacing sur les 14 pages à 320 pixels, et à 1440 dans pnpm check:long\u202f; la pastille de disponibilité passe à la ligne (apps/web/app/styles/candidate.css)",
  },
  {
    id: "10.13",
    title: "Contenus additionnels au survol ou au focus",
    at: "none",
    evidence: "Aucune bulle du site\u202f; seuls des title, que le critère excepte",
  },
  {
    id: "10.14",
    title: "Contenus additionnels par les seuls styles",
    at: "all",
    evidence: "Lien d’évitement montré au focus (apps/web/app/styles/base.css)",
  },
];
