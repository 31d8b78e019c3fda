import { formatCount } from "@app/domain/text/format-number";
import { formatLongDay } from "@app/domain/time/format-time";

const missions = (count: number) => `${formatCount(count)}\u00a0mission${count > 1 ? "s" : ""}`;

export const cvFr = {
  title: (name: string) => `CV de ${name}`,
  fileName: (name: string) => `CV ${name}.pdf`,
  about: "Profil",
  skills: "Compétences",
  experiences: "Expérience",
  missions: "Missions réalisées",
  badges: "Badges",
  /** « 14 missions réalisées avec Renfort depuis mars 2026. » */
  missionsSince: (count: number, month: string) =>
    count === 1
      ? `Une mission réalisée avec Renfort, en ${month}.`
      : `${missions(count)} réalisées avec Renfort depuis ${month}.`,
  /** « Restauration (9), Logistique (5) » */
  bySector: (sectors: readonly { sector: string; count: number }[]) =>
    sectors.map(({ sector, count }) => `${sector} (${formatCount(count)})`).join(", "),
  made: (now: Date) => `Établi le ${formatLongDay(now)} à partir du profil Renfort`,
  page: (number: number, pages: number) => `${number}\u00a0/\u00a0${pages}`,
};
