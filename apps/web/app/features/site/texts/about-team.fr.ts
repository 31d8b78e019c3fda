import type { Operator } from "./legal.fr.ts";

/** Who is behind the site, by the names of its legal notice. */
export function aboutTeam({ publisher, publicationDirector }: Operator): string[] {
  return [
    publisher === undefined
      ? "Cette installation est une démonstration\u00a0: elle n’a pas encore d’éditeur déclaré. Ses [Mentions légales](/mentions-legales) le disent aussi."
      : `Renfort est édité par ${publisher}${publicationDirector === undefined ? "" : `, et ${publicationDirector} en dirige la publication`}. L’adresse et le téléphone sont aux [Mentions légales](/mentions-legales).`,
    "Une personne de l’équipe lit les signalements et les missions mises en attente, décide, et répond à ce que vous écrivez par la page [Contact](/contact).",
  ];
}
