import type { PageKey } from "./audit-pages.fr.ts";
import type { Criterion } from "./criterion.ts";

const FORMS: readonly PageKey[] = [
  "home",
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
const GROUPS: readonly PageKey[] = ["search", "mission", "publish"];
const NO_CRYPTIC = "Ni émoticône ni art ASCII dans l’interface";

/** Formulaires, navigation, consultation. */
export const CRITERIA_11_TO_13: readonly Criterion[] = [
  {
    id: "11.1",
    title: "Étiquette des champs",
    at: FORMS,
    evidence:
      "label for (apps/web/app/ui/fields/field.tsx)\u202f; où elle n’est pas visible, title (apps/web/app/features/messages/composer.tsx, apps/web/app/features/search/results/sort-select.tsx)\u202f; axe label",
  },
  { id: "11.2", title: "Pertinence des étiquettes", at: FORMS, unchecked: true, evidence: "Lues en partie" },
  {
    id: "11.3",
    title: "Étiquettes cohérentes d’une page à l’autre",
    at: FORMS,
    unchecked: true,
    evidence:
      "Email, Mot de passe, Lieu, Métier ou mot-clé à l’accueil et Métier ou entreprise à la recherche, qui cherche dans les deux",
  },
  {
    id: "11.4",
    title: "Étiquette et champ accolés",
    at: FORMS,
    evidence: "apps/web/app/ui/fields/field.tsx, l’étiquette précède le champ",
  },
  {
    id: "11.5",
    title: "Champs de même nature regroupés",
    at: GROUPS,
    unchecked: true,
    evidence:
      "fieldset (apps/web/app/features/missions/publish/shifts/when-field.tsx, apps/web/app/features/search/bar/more-filters.tsx)",
  },
  { id: "11.6", title: "Légende des regroupements", at: GROUPS, evidence: "legend de chaque fieldset" },
  { id: "11.7", title: "Pertinence des légendes", at: GROUPS, unchecked: true, evidence: "Lues en partie" },
  { id: "11.8", title: "Listes de choix regroupées", at: "none", evidence: "Listes courtes, d’une seule nature" },
  {
    id: "11.9",
    title: "Intitulé des boutons",
    at: FORMS,
    unchecked: true,
    evidence: "Verbe et objet\u202f; axe button-name\u202f; boutons d’icône nommés (apps/web/app/ui/icon-button.tsx)",
  },
  {
    id: "11.10",
    title: "Contrôle de saisie",
    at: FORMS,
    fails: ["publish"],
    evidence:
      "Erreurs reliées à leur champ et focus sur la première (apps/web/app/ui/fields/field-errors.ts)\u202f; champs obligatoires expliqués (apps/web/app/ui/fields/required-note.tsx)\u202f; format donné (apps/web/app/features/site/contact-form.tsx)\u202f; rien n’explique l’étoile dans apps/web/app/features/missions/publish/answers/express-card.tsx",
    problem:
      "Dans le formulaire de publication, rien n’explique que l’étoile d’une étiquette signale un champ obligatoire.",
    plan: "La phrase des autres formulaires, placée sans repousser les cinq réponses hors du premier écran d’un téléphone.",
  },
  {
    id: "11.11",
    title: "Aide à la correction",
    at: FORMS,
    unchecked: true,
    evidence:
      "La phrase de l’erreur dit quoi changer, l’exemple reste sous le champ\u202f; résumé d’erreurs dont chaque ligne mène au champ",
  },
  {
    id: "11.12",
    title: "Données modifiables avant effet",
    at: ["mission", "selected", "hours", "publish", "application"],
    evidence:
      "Relecture ou retour, retrait d’une candidature, heures corrigées, mission modifiée, décision annulable puis révocable (packages/domain/src/applications/decision-undo.ts)",
  },
  {
    id: "11.13",
    title: "Finalité des champs, pour les remplir",
    at: ["home", "contact", "signIn"],
    evidence: "autocomplete name, email, username, current-password, address-level2\u202f; axe autocomplete-valid",
  },
  {
    id: "12.1",
    title: "Deux systèmes de navigation",
    at: "all",
    fails: ["chat"],
    evidence:
      "Menu, et plan du site au pied de chaque page (apps/web/app/layouts/help-links.tsx)\u202f; une conversation ouverte cache le pied de page (apps/web/app/styles/shell.css)",
    problem:
      "Quand une conversation est ouverte, elle remplit l’écran, et le pied de page avec le plan du site n’est pas là. Le menu reste, et toute autre page a ce lien.",
    plan: "Aide et plan du site dans le menu de la personne.",
  },
  {
    id: "12.2",
    title: "Menus toujours à la même place",
    at: "all",
    evidence:
      "Un cadre par espace (apps/web/app/layouts/site-header.tsx, apps/web/app/layouts/candidate-shell.tsx, apps/web/app/layouts/employer-shell.tsx)",
  },
  {
    id: "12.3",
    title: "Pertinence du plan du site",
    at: ["plan"],
    evidence: "Chaque lien mène à une route (apps/web/app/features/site/accessibility/audit.test.ts)",
  },
  {
    id: "12.4",
    title: "Plan du site accessible de la même façon",
    at: "all",
    fails: ["chat"],
    evidence: "Lien Plan du site dans tous les pieds de page\u202f; une conversation n’en a pas",
    problem: "Le plan du site n’est pas accessible depuis une conversation ouverte.",
    plan: "Comme ci-dessus.",
  },
  {
    id: "12.5",
    title: "Moteur de recherche accessible de la même façon",
    at: "none",
    evidence: "Aucun moteur de recherche dans les pages du site\u202f; chercher une mission est un service, au menu",
  },
  {
    id: "12.6",
    title: "Zones atteintes ou évitées",
    at: "all",
    evidence: "Repères de la structure, et lien d’évitement (apps/web/app/root.tsx)\u202f; axe region",
  },
  {
    id: "12.7",
    title: "Lien d’évitement",
    at: "all",
    evidence: "Premier élément de chaque page (apps/web/app/root.tsx)\u202f; axe bypass et skip-link",
  },
  {
    id: "12.8",
    title: "Ordre de tabulation",
    at: "all",
    unchecked: true,
    evidence:
      "Celui du code, sans tabindex positif (axe tabindex)\u202f; une fenêtre rend le focus (apps/web/app/ui/overlays/modal.tsx)",
  },
  {
    id: "12.9",
    title: "Pas de piège au clavier",
    at: "all",
    unchecked: true,
    evidence:
      "Échap ferme fenêtres, menus et calendrier\u202f; un titre proposé prend une touche Tab, la suivante avance, et Échap le refuse (apps/web/app/ui/overlays/modal.tsx, apps/web/app/ui/fields/date-input.tsx)",
  },
  {
    id: "12.10",
    title: "Raccourcis d’une seule touche",
    at: ["search"],
    evidence: "+, − et flèches, seulement quand la carte a le focus (apps/web/app/features/search/map/use-map-view.ts)",
  },
  {
    id: "12.11",
    title: "Contenus additionnels atteignables au clavier",
    at: "all",
    unchecked: true,
    evidence:
      "Menus popover et details, ouverts par un bouton et juste après lui (apps/web/app/layouts/menu-drawer.tsx)",
  },
  {
    id: "13.1",
    title: "Limites de temps",
    at: ["selected", "hours", "publish", "application", "chat"],
    evidence:
      "Session de quatorze jours sans visite (apps/server/src/features/accounts/sessions.ts), et ce qui était tapé est rendu\u202f; les échéances des missions sont réelles",
  },
  {
    id: "13.2",
    title: "Nouvelle fenêtre seulement demandée",
    at: "all",
    evidence:
      "Aucune ouverture sans action\u202f; un lien d’itinéraire le dit (apps/web/app/features/applications/selected/selected-card.tsx)",
  },
  {
    id: "13.3",
    title: "Version accessible des documents",
    at: ["hours"],
    evidence:
      "La page donne ce que donne le PDF (apps/web/app/routes/candidate/hours.tsx)\u202f; les CV sont des contenus de tiers",
  },
  {
    id: "13.4",
    title: "Même information dans cette version",
    at: ["hours"],
    evidence: "Mêmes lignes, mêmes minutes, lues du même appel",
  },
  { id: "13.5", title: "Alternative des contenus cryptiques", at: "none", evidence: NO_CRYPTIC },
  { id: "13.6", title: "Pertinence de cette alternative", at: "none", evidence: NO_CRYPTIC },
  { id: "13.7", title: "Flashs et changements brusques de luminosité", at: "none", evidence: "Aucun" },
  {
    id: "13.8",
    title: "Contenus en mouvement",
    at: ["home", "search", "mission", "selected"],
    unchecked: true,
    evidence:
      "Le signal d’un départ proche s’arrête avant cinq secondes (apps/web/app/styles/countdown.css)\u202f; les attentes durent ce que dure la réponse\u202f; tout s’arrête si le système le demande",
  },
  {
    id: "13.9",
    title: "Portrait et paysage",
    at: "all",
    evidence: "Aucune orientation imposée (apps/web/public/site.webmanifest)",
  },
  {
    id: "13.10",
    title: "Gestes complexes",
    at: ["search"],
    evidence: "Carte par ses trois boutons, ses lieux et les flèches",
  },
  {
    id: "13.11",
    title: "Actions annulables au pointeur",
    at: "all",
    evidence:
      "Actions au relâchement\u202f; une proposition choisie à l’appui se corrige dans son champ (apps/web/app/ui/fields/combobox.tsx)",
  },
  { id: "13.12", title: "Mouvements de l’appareil", at: "none", evidence: "Aucune fonction n’en demande" },
];
