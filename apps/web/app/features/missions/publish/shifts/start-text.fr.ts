import { addDays, parisDay } from "@app/domain/time/calendar";
import { formatMinutes } from "@app/domain/time/duration";
import { formatDay, formatTime } from "@app/domain/time/format-time";

/** « début dans 3 h 50 » */
export function startText(startsAt: Date, now: Date): string {
  const minutes = Math.round((startsAt.getTime() - now.getTime()) / 60_000);
  return minutes > 0 ? `début dans ${formatMinutes(minutes)}` : "l’heure de début est passée";
}

/** « Publier pour 18 h », « Publier pour demain 8 h », « Publier pour sam. 21 nov. »; « Publier la mission » without a start. */
export function publishLabel(startsAt: Date | null, now: Date): string {
  if (!startsAt || startsAt <= now) return "Publier la mission";
  const [today, day] = [parisDay(now), parisDay(startsAt)];
  if (day === today) return `Publier pour ${formatTime(startsAt)}`;
  if (day === addDays(today, 1)) return `Publier pour demain ${formatTime(startsAt)}`;
  return `Publier pour ${formatDay(startsAt)}`;
}
