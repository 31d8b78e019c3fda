import { expect, it } from "vitest";
import { wakingTime } from "./waking-hours.ts";

const at = (text: string) => Date.parse(text);

it("skips the night between two days", () => {
  const evening = wakingTime(at("2026-11-14T22:00:00Z"), at("2026-11-15T08:00:00Z"));
  expect(evening.length).toBe(3.5 * 3_600_000);
  expect(evening.at(2 * 3_600_000).toISOString()).toBe("2026-11-15T06:30:00.000Z");
});

it("keeps the order and stays inside the window", () => {
  const from = at("2026-11-10T03:00:00Z");
  const to = at("2026-11-15T02:51:00Z");
  const { length, at: instant } = wakingTime(from, to);
  const instants = Array.from({ length: 500 }, (_, n) => instant((length * n) / 500).getTime());
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  expect(instants.every((time) => time >= from && time <= to)).toBe(true);
});

it("takes a window that is all night as it is", () => {
  const night = wakingTime(at("2026-11-15T01:00:00Z"), at("2026-11-15T03:00:00Z"));
  expect(night.length).toBe(2 * 3_600_000);
  expect(night.at(3_600_000).toISOString()).toBe("2026-11-15T02:00:00.000Z");
});
