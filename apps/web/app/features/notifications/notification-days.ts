import type { NotificationView } from "@app/contract/notifications/notifications";
import { daysBetween, parisDay } from "@app/domain/time/calendar";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import { shortAge } from "@app/domain/time/relative-time";

export type DatedNotification = NotificationView & { ageText: string };
export type NotificationGroup = { key: string; title: string; notifications: DatedNotification[] };

/** Today, yesterday, the last seven days and before, in Paris. */
export function groupByDay(notifications: readonly NotificationView[], now: Date): NotificationGroup[] {
  const groups: NotificationGroup[] = [];
  for (const notification of notifications) {
    const at = new Date(notification.created_at);
    const distance = daysBetween(parisDay(at), parisDay(now));
    const dated = { ...notification, ageText: ageOf(at, now, distance) };
    const { key, title } = groupOf(distance);
    const last = groups.at(-1);
    if (last?.key === key) last.notifications.push(dated);
    else groups.push({ key, title, notifications: [dated] });
  }
  return groups;
}

function groupOf(distance: number): { key: string; title: string } {
  if (distance <= 0) return { key: "aujourd-hui", title: "Aujourd’hui" };
  if (distance === 1) return { key: "hier", title: "Hier" };
  return distance < 7 ? { key: "semaine", title: "Cette semaine" } : { key: "avant", title: "Plus tôt" };
}

function ageOf(at: Date, now: Date, distance: number): string {
  if (distance <= 0) return shortAge(at, now);
  return distance === 1 ? formatTime(at) : formatDay(at);
}
