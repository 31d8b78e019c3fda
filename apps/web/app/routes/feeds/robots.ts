import { environment } from "../../lib/environment.server.ts";

/** Personal pages and duplicates. */
const CLOSED = [
  "/candidat/",
  "/employeur/",
  "/api/",
  "/fichiers/",
  "/communes",
  "/connexion/",
  "/deconnexion",
  "/publier/reprise",
  "/emplois/*/signaler",
  "/emplois/*/postuler",
  "/entreprises/*/signaler",
  "/avis/",
  "/signalements/",
  "/decisions/",
  "/admin",
];

export function loader() {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${environment().publicUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
