import { formatLongDay } from "@app/domain/time/format-time";
import type { MailText } from "../../../platform/mail/mail-layout.ts";

export const mailedAlertFr = {
  mail: (search: string, missions: readonly string[], until: Date): MailText => ({
    subject:
      missions.length > 1
        ? `${missions.length}\u00a0nouvelles missions\u00a0: ${search}`
        : `Nouvelle mission\u00a0: ${search}`,
    preheader: missions[0] ?? "",
    greeting: "Bonjour,",
    paragraphs: [
      missions.length > 1
        ? "De nouvelles missions répondent à votre recherche."
        : "Une nouvelle mission répond à votre recherche.",
      ...missions,
    ],
    closing: `Vous avez demandé cette alerte sur Renfort, sans compte. Elle dure jusqu’au ${formatLongDay(until)}.`,
  }),
  open: (missions: number) => (missions > 1 ? "Voir les missions" : "Voir la mission"),
  stop: "Arrêter cette alerte",
};
