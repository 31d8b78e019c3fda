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
    unchecked: true,
    evidence:
      "Identifiants doubles et imbrications interdites cherchés par e2e/support/rgaa-checks.ts\u202f; aucun validateur n’a été passé",
    problem: "Le code des pages n’a pas encore été passé à un validateur.",
    plan: "Validateur du W3C sur les 14 pages, puis à chaque version.",
  },
  { id: "8.3", title: "Langue par défaut présente", at: "all", evidence: `${ROOT}, html lang` },
  { id: "8.4", title: "Code de langue pertinent", at: "all", evidence: `${ROOT}, fr` },
  { id: "8.5", title: "Titre de page", at: "all", evidence: "Chaque route a son meta title\u202f; axe document-title" },
  {
    id: "8.6",
    title: "Pertinence du titre de page",
    at: "all",
    unchecked: true,
    evidence:
      "Lus dans une partie des routes\u202f; un titre par page, le nom du site à la fin (apps/web/app/lib/page-meta.ts)",
  },
  { id: "8.7", title: "Changements de langue indiqués", at: "none", evidence: NO_OTHER_LANGUAGE },
  { id: "8.8", title: "Code de langue des changements", at: "none", evidence: NO_OTHER_LANGUAGE },
  {
    id: "8.9",
    title: "Balises utilisées pour leur sens",
    at: "all",
    unchecked: true,
    evidence:
      "Lues en partie dans le code\u202f; les filets de décoration sont cachés (apps/web/app/layouts/card-rail.tsx)",
  },
  { id: "8.10", title: "Sens de lecture", at: "none", evidence: "Interface de gauche à droite" },
  {
    id: "9.1",
    title: "Titres",
    at: "all",
    unchecked: true,
    evidence:
      "Un seul h1, aucun niveau sauté (e2e/support/rgaa-checks.ts, axe heading-order)\u202f; titres du pied de page et du sommaire en h2 (apps/web/app/layouts/site-footer.tsx)",
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
    unchecked: true,
    evidence:
      "Menus, résultats, créneaux et questions en ul, ol ou dl (apps/web/app/layouts/shell-nav.tsx, apps/web/app/layouts/site-header.tsx)",
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
    unchecked: true,
    evidence: "L’ordre du code est celui de la lecture\u202f; la carte précède sa liste dans les deux",
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
    unchecked: true,
    evidence:
      "Contour de 3 pixels partout (apps/web/app/styles/base.css)\u202f; où il est retiré, le cadre autour du champ le porte\u202f; e2e/tests/rgaa.spec.ts suit la touche Tab, pas encore passé",
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
    unchecked: true,
    evidence: "Textes lus en partie\u202f; aucun ne renvoie à une forme ou à un côté seul",
  },
  {
    id: "10.10",
    title: "Mise en œuvre du critère précédent",
    at: "all",
    unchecked: true,
    evidence: "Onglet et page en cours en aria-current ou aria-pressed",
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
    unchecked: true,
    evidence: "Contrôle écrit (e2e/support/rgaa-checks.ts, expectRoomForSpacing), pas encore passé sur les 14 pages",
    problem: "L’espacement du texte, quand vous l’agrandissez, n’a pas encore été essayé sur toutes les pages.",
    plan: "Contrôle automatique sur les 14 pages, puis correction de ce qu’il trouve.",
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
