import type { NotificationView } from "@app/contract/notifications/notifications";
import { expect, test } from "vitest";
import { groupByDay } from "./notification-days.ts";

const at = (created_at: string, id = 1): NotificationView => ({
  id,
  created_at,
  type: "application_update",
  kind: "application_seen",
  title: "Votre candidature a été lue",
  message: "Brasserie des Terreaux",
  language: null,
  read: false,
  actionUrl: "/candidat/tableau-de-bord/candidatures#candidature-1",
});

const now = new Date("2026-11-14T07:00:00+01:00");

test.each([
  ["2026-11-14T06:58:00+01:00", "Aujourd’hui", "À l’instant"],
  ["2026-11-14T06:40:00+01:00", "Aujourd’hui", "il y a 20\u00a0min"],
  ["2026-11-14T04:10:00+01:00", "Aujourd’hui", "il y a 2\u00a0h"],
  ["2026-11-13T23:50:00+01:00", "Hier", "23\u00a0h\u00a050"],
  // 23:30 UTC is already the next day in Paris.
  ["2026-11-12T23:30:00Z", "Hier", "0\u00a0h\u00a030"],
  ["2026-11-12T18:00:00+01:00", "Cette semaine", "jeu. 12 nov."],
  ["2026-11-08T09:00:00+01:00", "Cette semaine", "dim. 8 nov."],
  ["2026-11-07T23:00:00+01:00", "Plus tôt", "sam. 7 nov."],
])("%s is under « %s », marked %s", (instant, title, age) => {
  expect(groupByDay([at(instant)], now)).toMatchObject([{ title, notifications: [{ ageText: age }] }]);
});

test("a clock slightly ahead of the server never invents a tomorrow", () => {
  expect(groupByDay([at("2026-11-15T00:00:10+01:00")], now)[0]?.title).toBe("Aujourd’hui");
});

test("notifications of one group stay together, in their order", () => {
  const groups = groupByDay(
    [at("2026-11-14T06:00:00+01:00", 3), at("2026-11-14T01:00:00+01:00", 2), at("2026-11-13T10:00:00+01:00", 1)],
    now,
  );
  expect(groups.map(({ notifications }) => notifications.map(({ id }) => id))).toEqual([[3, 2], [1]]);
});
