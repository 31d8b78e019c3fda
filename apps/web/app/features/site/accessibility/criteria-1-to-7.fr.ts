import { AUDITED_PAGES, type PageKey } from "./audit-pages.fr.ts";
import type { Criterion } from "./criterion.ts";

const ALL_PAGES: readonly PageKey[] = AUDITED_PAGES.map(({ key }) => key);
/** Where something is announced without the page changing. */
const STATUS_PAGES: readonly PageKey[] = [
  "contact",
  "signIn",
  "search",
  "mission",
  "selected",
  "hours",
  "publish",
  "application",
  "chat",
];

const NO_CAPTCHA = "Aucun CAPTCHA ni image-test";
const NO_MEDIA = "Ni vidéo, ni son, ni animation jouée comme un média";
const NO_LAYOUT_TABLE = "Aucun tableau de mise en forme";

/** Images, cadres, couleurs, médias, tableaux, liens, scripts. */
export const CRITERIA_1_TO_7: readonly Criterion[] = [
  {
    id: "1.1",
    title: "Alternative des images porteuses d’information",
    at: "all",
    evidence:
      "Logo suivi d’un texte caché (apps/web/app/layouts/logo.tsx), marque d’un créneau coché nommée (apps/web/app/parts/shifts/shift-list.tsx), le reste doublé d’un texte\u202f; axe image-alt et svg-img-alt",
  },
  {
    id: "1.2",
    title: "Images de décoration ignorées",
    at: "all",
    evidence:
      "Icônes et dessins aria-hidden, photos et logos alt vide à côté du nom (apps/web/app/ui/avatar.tsx, apps/web/app/ui/monogram.tsx)\u202f; e2e/support/rgaa-checks.ts le demande de chaque svg",
  },
  {
    id: "1.3",
    title: "Pertinence des alternatives",
    at: "all",
    evidence:
      "Chaque image des 14 pages relevée avec ce qui l’entoure\u202f: toutes les icônes cachées, deux logos sans alternative à côté de leur nom, le logo nommé par son lien",
  },
  { id: "1.4", title: "Alternative d’un CAPTCHA", at: "none", evidence: NO_CAPTCHA },
  { id: "1.5", title: "Autre accès qu’un CAPTCHA en image", at: "none", evidence: NO_CAPTCHA },
  {
    id: "1.6",
    title: "Description détaillée des images qui la demandent",
    at: ["search"],
    evidence:
      "Le dessin de la carte est caché\u202f; ses lieux sont une liste de boutons, du plus proche au plus loin (apps/web/app/features/search/map/map-marks.tsx)",
  },
  {
    id: "1.7",
    title: "Pertinence de la description détaillée",
    at: ["search"],
    evidence:
      "Chaque bouton dit combien de missions, où, et ce qui part bientôt (apps/web/app/features/search/map/cluster-label.fr.ts)",
  },
  {
    id: "1.8",
    title: "Images de texte remplacées par du texte",
    at: "none",
    evidence: "Seul le logo, que le critère excepte",
  },
  { id: "1.9", title: "Légendes d’images", at: "none", evidence: "Aucune image légendée" },
  {
    id: "2.1",
    title: "Titre des cadres",
    at: ["application"],
    evidence: "Le CV lu dans la page (apps/web/app/ui/document-preview.tsx, title)",
  },
  {
    id: "2.2",
    title: "Pertinence du titre des cadres",
    at: ["application"],
    evidence:
      "Le mot CV et le nom de la personne (apps/web/app/features/applications/applicants/application-message.tsx)",
  },
  {
    id: "3.1",
    title: "Information donnée autrement que par la couleur",
    at: "all",
    evidence:
      "Écrans regardés\u202f: états écrits dans leur badge ou doublés d’une icône, erreurs avec icône et phrase, liens soulignés dans le texte, choix en cours cerné (apps/web/app/styles/chips.css, apps/web/app/styles/search.css), page en cours en gras et soulignée (apps/web/app/styles/site-header.css)",
  },
  {
    id: "3.2",
    title: "Contraste des textes",
    at: "all",
    evidence:
      "axe color-contrast sur chaque page en clair, et en sombre dans pnpm check:long (e2e/support/page-checks.ts)",
  },
  {
    id: "3.3",
    title: "Contraste des composants et des éléments graphiques",
    at: "all",
    evidence:
      "Contrastes calculés dans les deux thèmes sur chaque champ, bouton et icône affichés (apps/web/app/styles/tokens.css)\u202f: au moins 3 partout où un bord ou une icône porte l’information, prise de focus au moins 6\u202f; un bouton sans bord et la pastille de disponibilité se reconnaissent à leur texte, les étoiles sont doublées du chiffre",
  },
  ...(
    [
      ["4.1", "Transcription ou audiodescription"],
      ["4.2", "Pertinence de la transcription ou de l’audiodescription"],
      ["4.3", "Sous-titres synchronisés"],
      ["4.4", "Pertinence des sous-titres"],
      ["4.5", "Audiodescription synchronisée"],
      ["4.6", "Pertinence de l’audiodescription"],
      ["4.7", "Médias temporels identifiables"],
      ["4.8", "Alternative des médias non temporels"],
      ["4.9", "Pertinence de cette alternative"],
      ["4.10", "Son déclenché automatiquement"],
      ["4.11", "Médias temporels au clavier"],
      ["4.12", "Médias non temporels au clavier"],
      ["4.13", "Médias et technologies d’assistance"],
    ] as const
  ).map(([id, title]): Criterion => ({ id, title, at: "none", evidence: NO_MEDIA })),
  {
    id: "5.1",
    title: "Résumé des tableaux complexes",
    at: "none",
    evidence: "Aucun tableau complexe dans l’échantillon",
  },
  { id: "5.2", title: "Pertinence de ce résumé", at: "none", evidence: "Aucun tableau complexe dans l’échantillon" },
  { id: "5.3", title: "Tableaux de mise en forme linéarisés", at: "none", evidence: NO_LAYOUT_TABLE },
  {
    id: "5.4",
    title: "Titre associé au tableau de données",
    at: ["publish"],
    evidence: "Le mois, en aria-label de la grille du calendrier (apps/web/app/ui/fields/calendar.tsx)",
  },
  { id: "5.5", title: "Pertinence de ce titre", at: ["publish"], evidence: "Le mois et l’année affichés au-dessus" },
  {
    id: "5.6",
    title: "En-têtes de lignes et de colonnes",
    at: ["publish"],
    evidence: "Sept th scope col, nommés en entier par abbr",
  },
  { id: "5.7", title: "Cellules reliées à leurs en-têtes", at: ["publish"], evidence: "Tableau simple, scope" },
  { id: "5.8", title: "Tableaux de mise en forme sans balises de données", at: "none", evidence: NO_LAYOUT_TABLE },
  {
    id: "6.1",
    title: "Liens explicites",
    at: "all",
    evidence:
      "Tous les liens des 14 pages lus avec leur contexte\u202f; les boutons d’icône disent leur objet, le PDF des heures le sien (apps/web/app/routes/candidate/hours.tsx), et le nom accessible contient le texte visible (axe label-content-name-mismatch dans e2e/tests/rgaa.spec.ts)",
  },
  { id: "6.2", title: "Chaque lien a un intitulé", at: "all", evidence: "axe link-name sur chaque page" },
  {
    id: "7.1",
    title: "Scripts compatibles avec les technologies d’assistance",
    at: "all",
    fails: ALL_PAGES,
    evidence:
      "Nom, rôle et état lus dans le code et dans l’arbre d’accessibilité de Chromium\u202f; restitution par un lecteur d’écran non essayée (docs/accessibility-protocol.md), comptée comme non respectée",
    problem:
      "Aucun essai n’a encore été fait avec un lecteur d’écran. Les noms, les rôles et les états sont lus dans l’arbre d’accessibilité d’un seul navigateur, et nous comptons le critère comme non respecté.",
    plan: "parcours urgent essayé avec NVDA et Firefox, puis VoiceOver et Safari.",
  },
  {
    id: "7.2",
    title: "Pertinence de l’alternative aux scripts",
    at: ["search", "mission", "contact", "publish", "chat"],
    evidence:
      "Sans script, la carte est une liste de liens (e2e/tests/map.spec.ts), les dates sont les champs du navigateur, les formulaires s’envoient (e2e/tests/site.spec.ts, e2e/tests/journey.spec.ts, e2e/tests/visitor-publish.spec.ts, e2e/tests/messages.spec.ts)",
  },
  {
    id: "7.3",
    title: "Scripts utilisables au clavier et au pointeur",
    at: "all",
    evidence:
      "Boutons, liens et champs natifs\u202f; ordre de Tab relevé page par page, état d’une candidature, menu, calendrier et propositions de métier essayés au clavier\u202f; carte aux flèches et par ses boutons (apps/web/app/features/search/map/use-map-view.ts)\u202f; parcours au clavier seul dans e2e/tests/auth.spec.ts, e2e/tests/availability.spec.ts et e2e/tests/site.spec.ts",
  },
  {
    id: "7.4",
    title: "Changements de contexte annoncés ou maîtrisés",
    at: ["search", "chat"],
    evidence:
      "Trier ou chercher change la liste sans déplacer le focus ni la page (apps/web/app/root.tsx, useRouteFocus)\u202f; le nombre de résultats est annoncé",
  },
  {
    id: "7.5",
    title: "Messages de statut restitués",
    at: STATUS_PAGES,
    fails: STATUS_PAGES,
    evidence:
      "Rôles status, alert et log présents (apps/web/app/ui/overlays/toast.tsx, apps/web/app/ui/fields/form-error-summary.tsx, apps/web/app/features/messages/message-list.tsx)\u202f; lecture à voix haute non essayée, comptée comme non respectée",
    problem:
      "Les messages d’état portent les rôles attendus, mais leur lecture à voix haute n’a pas été essayée, et nous comptons le critère comme non respecté.",
    plan: "même essai, chaque message étant écouté.",
  },
];
