/** What a first visit downloads, page by page: the entry, its shared chunks and the route's own, compressed. */
import { join } from "node:path";

const BUILD = join(import.meta.dirname, "build");
const { assets } = await import(join(BUILD, "server/index.js"));
const file = (url) => join(BUILD, "client", url);

/** Every script React Router asks for when this route is the first page: those of its parents too. */
function scripts(routeId) {
  const urls = new Set([assets.entry.module, ...assets.entry.imports]);
  for (let route = assets.routes[routeId]; route; route = assets.routes[route.parentId]) {
    for (const url of [route.module, ...(route.imports ?? [])]) urls.add(url);
  }
  return [...urls].map(file);
}

const page = (name, routeId, limit) => ({ name, path: scripts(routeId), limit, gzip: true });

export default [
  page("accueil", "routes/public/home", "150 kB"),
  page("recherche", "routes/public/missions", "150 kB"),
  page("mission publique", "routes/public/mission", "157 kB"),
  page("contact", "routes/public/contact", "150 kB"),
  page("comment ça marche", "routes/public/how-it-works", "150 kB"),
  page("à propos", "routes/public/about", "150 kB"),
  page("tarifs", "routes/public/prices", "150 kB"),
  page("salaires", "routes/public/salaries", "150 kB"),
  page("talents", "routes/public/talents", "150 kB"),
  page("pages de texte", "routes/public/text:conditions", "150 kB"),
  page("secteur et ville", "routes/public/landing", "150 kB"),
  // The words of 280 métiers (14 kB) are in the form: it proposes titles, sector and skills as one types, without a call.
  page("publier sans compte", "routes/public/publish", "225 kB"),
  page("signaler une offre", "routes/public/report", "150 kB"),
  page("signaler une entreprise", "routes/public/report-company", "150 kB"),
  page("signaler un avis", "routes/public/report-rating", "150 kB"),
  page("suivi d’un signalement", "routes/public/follow-report", "150 kB"),
  page("décision reçue", "routes/public/follow-decision", "150 kB"),
  page("rejoindre une équipe", "routes/public/team-link", "156 kB"),
  page("connexion", "routes/auth/sign-in", "150 kB"),
  page("code de validation", "routes/auth/sign-in-code", "150 kB"),
  page("inscription", "routes/auth/register", "150 kB"),
  page("invitation reçue", "routes/auth/invitation", "150 kB"),
  page("missions du candidat", "routes/candidate/missions", "190 kB"),
  page("mission du candidat", "routes/candidate/mission", "190 kB"),
  page("missions enregistrées", "routes/candidate/saved-missions", "190 kB"),
  page("recherches enregistrées", "routes/candidate/saved-searches", "190 kB"),
  page("compléter son profil", "routes/candidate/complete", "190 kB"),
  page("créneaux du candidat", "routes/candidate/agenda", "190 kB"),
  page("disponibilités du candidat", "routes/candidate/availability", "190 kB"),
  page("propositions du candidat", "routes/candidate/propositions", "190 kB"),
  page("une proposition", "routes/candidate/proposition", "190 kB"),
  page("candidatures du candidat", "routes/candidate/applications", "190 kB"),
  page("déclaration du candidat", "routes/candidate/papers", "190 kB"),
  page("entretien du candidat", "routes/candidate/interview", "190 kB"),
  page("employeurs du candidat", "routes/candidate/employers", "190 kB"),
  page("profil du candidat", "routes/candidate/profile", "190 kB"),
  page("certificats du candidat", "routes/candidate/certificates", "190 kB"),
  page("avis du candidat", "routes/candidate/ratings", "190 kB"),
  page("qui a vu le candidat", "routes/candidate/contact-views", "190 kB"),
  page("compte du candidat", "routes/candidate/account", "190 kB"),
  page("évaluer un employeur", "routes/candidate/rate", "190 kB"),
  page("notifications du candidat", "routes/candidate/notifications", "190 kB"),
  page("notifications de l’employeur", "routes/employer/notifications", "190 kB"),
  page("messages du candidat", "routes/candidate/messages", "190 kB"),
  page("messages de l’employeur", "routes/employer/messages", "190 kB"),
  page("planning de l’employeur", "routes/employer/planning", "190 kB"),
  page("tableau de bord employeur", "routes/employer/dashboard", "190 kB"),
  page("candidatures reçues", "routes/employer/applications", "190 kB"),
  page("candidatures d’une mission", "routes/employer/mission-applications", "190 kB"),
  page("candidature reçue", "routes/employer/application", "190 kB"),
  page("déclaration d’une embauche", "routes/employer/papers/declaration-sheet", "190 kB"),
  page("offres de l’employeur", "routes/employer/missions", "190 kB"),
  page("mission de l’employeur", "routes/employer/mission", "190 kB"),
  page("diffusion d’une mission", "routes/employer/diffusion", "190 kB"),
  page("brouillons", "routes/employer/drafts", "190 kB"),
  page("profil d’un candidat", "routes/employer/candidate", "190 kB"),
  page("signaler un profil", "routes/employer/report-candidate", "190 kB"),
  page("équipe de l’employeur", "routes/employer/team/members", "190 kB"),
  page("invitation dans l’équipe", "routes/employer/team/invite", "190 kB"),
  page("demande aux personnes déjà venues", "routes/employer/team/ask", "190 kB"),
  page("mission proposée à l’équipe", "routes/employer/team/propose", "190 kB"),
  page("journal de l’équipe", "routes/employer/team/journal", "190 kB"),
  page("évaluer", "routes/employer/rate", "190 kB"),
  page("analyses", "routes/employer/analytics", "190 kB"),
  page("profil de l’entreprise", "routes/employer/profile", "190 kB"),
  page("avis reçus", "routes/employer/ratings", "190 kB"),
  page("compte de l’employeur", "routes/employer/account", "190 kB"),
  page("collègues", "routes/employer/colleagues", "190 kB"),
  page("un collègue", "routes/employer/colleague", "190 kB"),
  page("journal de l’entreprise", "routes/employer/journal", "190 kB"),
  page("aujourd’hui", "routes/employer/today", "190 kB"),
  page("affichage mural", "routes/employer/wall", "150 kB"),
  page("compte d’administration", "routes/admin/account", "190 kB"),
  page("file du bureau", "routes/admin/queue", "190 kB"),
  page("dossier du bureau", "routes/admin/item", "190 kB"),
  page("décision du bureau", "routes/admin/decide", "190 kB"),
  page("chiffres du bureau", "routes/admin/figures", "190 kB"),
  page("rapport de l’année", "routes/admin/transparency", "190 kB"),
  page("erreurs du bureau", "routes/admin/errors", "190 kB"),
  page("journal du bureau", "routes/admin/audit", "190 kB"),
  page("réglages du bureau", "routes/admin/settings", "190 kB"),
  page("formulaire de mission", "routes/employer/publish", "229 kB"),
  page("formulaire d’un brouillon", "routes/employer/edit-draft", "229 kB"),
  page("formulaire d’une mission publiée", "routes/employer/edit-mission", "229 kB"),
  {
    name: "feuille de style de toutes les pages",
    path: [join(BUILD, "client/assets/root-*.css")],
    limit: "24 kB",
    gzip: true,
  },
  {
    name: "feuilles de style propres à une page, ensemble",
    path: [join(BUILD, "client/assets/*.css"), `!${join(BUILD, "client/assets/root-*.css")}`],
    limit: "15.5 kB",
    gzip: true,
  },
];
