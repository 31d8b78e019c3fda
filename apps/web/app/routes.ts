import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Paths of the spec with accents or an apostrophe also exist in ASCII. */
const both = (path: string, ascii: string, file: string) => [
  route(path, file),
  route(ascii, file, { id: `${file}:ascii` }),
];

/** One module for all; the texts are in features/site/texts. */
const TEXT_PAGES = [
  "faq",
  "conditions",
  "confidentialite",
  "mentions-legales",
  "accessibilite",
  "classement",
  "conseils",
  "cv",
  "talents",
  "ressources",
  "securite",
];

const gallery =
  import.meta.env.DEV || import.meta.env["VITE_GALLERY"] ? [route("composants", "routes/gallery.tsx")] : [];

export default [
  index("routes/public/home.tsx"),
  route("emplois", "routes/public/missions.tsx"),
  route("emplois/:slug", "routes/public/mission.tsx"),
  route("emplois/:slug/signaler", "routes/public/report.tsx"),
  route("emplois/:slug/carte.png", "routes/resources/share-card.ts"),
  route("emplois/:sector/:place", "routes/public/landing.tsx"),
  route("publier", "routes/public/publish.tsx"),
  route("publier/reprise", "routes/public/resume-draft.ts"),

  route("robots.txt", "routes/feeds/robots.ts"),
  route(".well-known/security.txt", "routes/feeds/security-txt.ts"),
  route("sitemap.xml", "routes/feeds/sitemap.ts"),
  route("sitemap/:file", "routes/feeds/sitemap-file.ts"),
  route("flux/missions.atom", "routes/feeds/atom.ts"),
  route("flux/missions.xml", "routes/feeds/jobs-xml.ts"),

  layout("routes/public/site.tsx", [
    route("comment-ca-marche", "routes/public/how-it-works.tsx"),
    route("a-propos", "routes/public/about.tsx"),
    route("contact", "routes/public/contact.tsx"),
    route("tarifs", "routes/public/prices.tsx"),
    route("salaires", "routes/public/salaries.tsx"),
    ...TEXT_PAGES.map((path) => route(path, "routes/public/text.tsx", { id: `routes/public/text:${path}` })),
  ]),

  route("connexion", "routes/auth/sign-in.tsx"),
  route("connexion/code", "routes/auth/sign-in-code.tsx"),
  route("connexion/:provider", "routes/auth/social-start.ts"),
  route("connexion/:provider/retour", "routes/auth/social-return.ts"),
  ...both("s'inscrire", "inscription", "routes/auth/register.tsx"),
  route("mot-de-passe-oublie", "routes/auth/forgot-password.tsx"),
  route("forgot-password", "routes/auth/forgot-password-alias.ts"),
  ...both("réinitialiser-le-mot-de-passe", "reinitialiser-le-mot-de-passe", "routes/auth/reset-password.tsx"),
  route("confirmer-mon-adresse", "routes/auth/verify-email.tsx"),
  route("deconnexion", "routes/auth/sign-out.ts"),
  route("confirmer-ma-nouvelle-adresse", "routes/auth/confirm-email.tsx"),
  route("supprimer-mon-compte", "routes/auth/delete-account.tsx"),
  route("desabonnement", "routes/auth/unsubscribe.tsx"),

  ...prefix("candidat/tableau-de-bord", [
    layout("routes/candidate/layout.tsx", [
      layout("routes/candidate/pages.tsx", [
        index("routes/candidate/missions.tsx"),
        route("emplois", "routes/candidate/missions.tsx", { id: "routes/candidate/missions.tsx:emplois" }),
        route("emplois-enregistres", "routes/candidate/saved-missions.tsx"),
        route("emplois-recherches", "routes/candidate/saved-searches.tsx"),
        ...both("emplois-détails/:id", "emplois-details/:id", "routes/candidate/mission.tsx"),
        route("completer", "routes/candidate/complete.tsx"),
        route("creneaux", "routes/candidate/agenda.tsx"),
        route("candidatures", "routes/candidate/applications.tsx"),
        route("entretiens/:id", "routes/candidate/interview.tsx"),
        route("notifications", "routes/notifications.tsx", { id: "routes/candidate/notifications" }),
        route("profil/avis", "routes/candidate/ratings.tsx"),
        route("profil/consultations", "routes/candidate/contact-views.tsx"),
        route("profil/compte", "routes/candidate/account.tsx"),
        route("evaluer/:id", "routes/candidate/rate.tsx"),
        route("profil", "routes/candidate/profile.tsx"),
        route("messages/:id?", "routes/messages.tsx", { id: "routes/candidate/messages" }),
        route("messages/:id/signaler", "routes/report-message.tsx", { id: "routes/candidate/report-message" }),
        route("*", "routes/candidate/not-found.tsx"),
      ]),
    ]),
    // Resource routes.
    route("envoi", "routes/candidate/outbox.ts"),
    route("profil/envoi", "routes/candidate/profile-upload.ts"),
    route("creneaux.ics", "routes/candidate/agenda-calendar.ts"),
    route("emplois/:id/creneaux", "routes/candidate/shifts.ts"),
    route("candidatures/:id/calendrier.ics", "routes/candidate/mission-calendar.ts"),
    route("entretiens/:id/calendrier.ics", "routes/candidate/interview-calendar.ts"),
  ]),

  ...prefix("employeur/tableau-de-bord", [
    layout("routes/employer/layout.tsx", [
      index("routes/employer/dashboard.tsx"),
      route("planning", "routes/employer/planning.tsx"),
      route("planning.ics", "routes/employer/planning-calendar.ts"),
      route("publier", "routes/employer/publish.tsx"),
      route("publier/brouillon", "routes/employer/autosave.ts"),
      route("publier/relecture", "routes/employer/lint.ts"),
      route("emplois", "routes/employer/missions.tsx"),
      route("emplois/:id", "routes/employer/mission.tsx"),
      route("emplois-brouillons", "routes/employer/drafts.tsx"),
      route("modifier-emploi/:id", "routes/employer/edit-mission.tsx"),
      route("modifier-emploi-brouillons/:id", "routes/employer/edit-draft.tsx"),
      route("emploi/:id/candidatures", "routes/employer/mission-applications.tsx"),
      route("candidatures", "routes/employer/applications.tsx"),
      route("candidatures/status/:status", "routes/employer/applications.tsx", {
        id: "routes/employer/applications:status",
      }),
      route("candidatures/:id", "routes/employer/application.tsx"),
      route("entretiens/:id", "routes/employer/interview.ts"),
      route("candidat/:id", "routes/employer/candidate.tsx"),
      route("evaluer", "routes/employer/rate.tsx"),
      route("analyses", "routes/employer/analytics.tsx"),
      route("analyses.csv", "routes/employer/analytics-csv.ts"),
      route("analytics", "routes/employer/analytics-alias.ts"),
      route("profil/compte", "routes/employer/account.tsx"),
      route("profil/avis", "routes/employer/ratings.tsx"),
      route("notifications", "routes/notifications.tsx", { id: "routes/employer/notifications" }),
      route("profil", "routes/employer/profile.tsx"),
      route("messages/:id?", "routes/messages.tsx", { id: "routes/employer/messages" }),
      route("messages/:id/signaler", "routes/report-message.tsx", { id: "routes/employer/report-message" }),
      route("*", "routes/employer/not-found.tsx"),
    ]),
  ]),

  route("admin", "routes/admin/account.tsx"),

  route("communes", "routes/resources/communes.ts"),
  route("direct/jeton", "routes/resources/socket-ticket.ts"),
  route("direct/conversations", "routes/resources/conversations.ts"),
  route("direct/conversations/:id", "routes/resources/conversation.ts"),
  route("fichiers/:id", "routes/resources/file.ts"),
  route("mes-donnees", "routes/resources/export.ts"),
  route("appareils", "routes/resources/devices.ts"),
  ...gallery,
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
