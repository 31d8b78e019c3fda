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
  {
    id: "11.2",
    title: "Pertinence des étiquettes",
    at: FORMS,
    evidence:
      "Les étiquettes des 14 pages lues une à une, avec celles des fenêtres et des panneaux\u202f: chacune dit ce qu’on attend",
  },
  {
    id: "11.3",
    title: "Étiquettes cohérentes d’une page à l’autre",
    at: FORMS,
    evidence:
      "Étiquettes comparées d’une page à l’autre\u202f: Email, Mot de passe, Lieu, et Métier ou entreprise à l’accueil comme à la recherche (apps/web/app/features/site/home/hero.tsx, apps/web/app/features/search/bar/search-bar.tsx)",
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
    evidence:
      "fieldset autour des moments, de qui prend la place, des heures de la journée (apps/web/app/features/missions/publish/shifts/when-field.tsx, apps/web/app/features/search/bar/more-filters.tsx)\u202f; les autres champs sont seuls de leur nature",
  },
  { id: "11.6", title: "Légende des regroupements", at: GROUPS, evidence: "legend de chaque fieldset" },
  {
    id: "11.7",
    title: "Pertinence des légendes",
    at: GROUPS,
    evidence:
      "Lues\u202f: «\u00a0Quand\u202f?\u00a0», «\u00a0Qui prend la place\u00a0», «\u00a0Heures de la journée\u00a0», «\u00a0Apparence\u00a0», et «\u00a0Créneaux proposés\u00a0» d’un entretien",
  },
  { id: "11.8", title: "Listes de choix regroupées", at: "none", evidence: "Listes courtes, d’une seule nature" },
  {
    id: "11.9",
    title: "Intitulé des boutons",
    at: FORMS,
    evidence:
      "Tous les boutons des 14 pages lus\u202f: un verbe ou ce qu’ils ouvrent, avec le nom de la personne ou de la mission\u202f; axe button-name\u202f; boutons d’icône nommés (apps/web/app/ui/icon-button.tsx)",
  },
  {
    id: "11.10",
    title: "Contrôle de saisie",
    at: FORMS,
    evidence:
      "Erreurs reliées à leur champ et focus sur la première (apps/web/app/ui/fields/field-errors.ts)\u202f; le sens de l’étoile est écrit au début de chaque formulaire qui en a (apps/web/app/ui/fields/required-note.tsx)\u202f; format donné (apps/web/app/features/site/contact-form.tsx)\u202f; formulaires envoyés vides et faux dans les pages Contact, Connexion, Postuler et Publier",
  },
  {
    id: "11.11",
    title: "Aide à la correction",
    at: FORMS,
    evidence:
      "Phrases lues\u202f: l’erreur dit quoi changer, l’exemple reste sous le champ, et chaque ligne du résumé mène au sien (apps/web/app/ui/fields/form-error-summary.tsx)",
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
    evidence:
      "Menu, et plan du site au pied de chaque page (apps/web/app/layouts/foot/help-links.tsx)\u202f; il est aussi au menu des deux espaces, qu’une conversation ouverte garde (apps/web/app/layouts/navigation.ts)",
  },
  {
    id: "12.2",
    title: "Menus toujours à la même place",
    at: "all",
    evidence:
      "Un cadre par espace (apps/web/app/layouts/site-header.tsx, apps/web/app/layouts/candidate/candidate-shell.tsx, apps/web/app/layouts/employer-shell.tsx)",
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
    evidence:
      "Lien Plan du site dans tous les pieds de page, et au menu des deux espaces, à la même place sur chaque page (apps/web/app/layouts/candidate/candidate-shell.tsx, apps/web/app/layouts/employer-user-menu.tsx)",
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
    evidence:
      "Ordre de Tab relevé sur les 14 pages\u202f: celui du code et de l’écran, sans tabindex positif (axe tabindex)\u202f; une fenêtre rend le focus (apps/web/app/ui/overlays/modal.tsx)",
  },
  {
    id: "12.9",
    title: "Pas de piège au clavier",
    at: "all",
    evidence:
      "Tab mène au bout des 14 pages\u202f; une fenêtre le garde tant qu’elle est ouverte, et Échap la ferme, comme les menus et le calendrier\u202f; un titre proposé prend une touche Tab, la suivante avance, et Échap le refuse (apps/web/app/ui/overlays/modal.tsx, apps/web/app/ui/fields/date-input.tsx)",
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
    evidence:
      "Menu de la personne, état d’une candidature, calendrier et propositions ouverts et parcourus au clavier, Échap rendant le focus\u202f; menus popover et details juste après leur bouton (apps/web/app/layouts/menu-drawer.tsx)",
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
    evidence:
      "Mouvements cherchés dans les feuilles\u202f: le signal d’un départ proche s’arrête avant cinq secondes (apps/web/app/styles/countdown.css)\u202f; ceux d’une attente durent ce que dure la réponse\u202f; tout s’arrête si le système le demande",
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
