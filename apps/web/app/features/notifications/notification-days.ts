import type { NotificationView } from "@app/contract/notifications";
import { daysBetween, parisDay } from "@app/domain/calendar";
import { formatPeriod, formatTime } from "@app/domain/format";
import { shortAge } from "@app/domain/relative";

export type DatedNotification = NotificationView & { ageText: string };
export type NotificationDay = { day: string; title: string; notifications: DatedNotification[] };

/** Newest first as they come, cut by Paris day. */
export function groupByDay(notifications: readonly NotificationView[], now: Date): NotificationDay[] {
  const groups: NotificationDay[] = [];
  for (const notification of notifications) {
    const at = new Date(notification.created_at);
    const day = parisDay(at);
    const distance = daysBetween(day, parisDay(now));
    const dated = { ...notification, ageText: distance <= 0 ? shortAge(at, now) : formatTime(at) };
    const last = groups.at(-1);
    if (last?.day === day) last.notifications.push(dated);
    else groups.push({ day, title: dayTitle(at, distance), notifications: [dated] });
  }
  return groups;
}

function dayTitle(at: Date, distance: number): string {
  if (distance <= 0) return "Aujourd’hui";
  return distance === 1 ? "Hier" : formatPeriod(at, null);
}
