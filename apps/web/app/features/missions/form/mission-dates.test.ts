import { describe, expect, test } from "vitest";
import { type DateBoxes, endOf, startOf, wireDates } from "./mission-dates.ts";

const boxes = (given: Partial<DateBoxes>): DateBoxes => ({
  startDate: "",
  startTime: "",
  endDate: "",
  endTime: "",
  ...given,
});

describe("what is typed means Paris, whatever the season", () => {
  test.each([
    ["2026-11-14", "18:30", "2026-11-14T17:30:00.000Z"],
    ["2026-07-14", "18:30", "2026-07-14T16:30:00.000Z"],
    // 2:30 does not exist that night: the clocks have gone forward.
    ["2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
  ])("%s at %s starts at %s", (startDate, startTime, instant) => {
    expect(startOf(boxes({ startDate, startTime }))?.toISOString()).toBe(instant);
    expect(wireDates(boxes({ startDate, startTime })).startDate).toBe(instant);
  });

  test.each([{ startDate: "2026-11-14" }, { startTime: "18:30" }, { startDate: "2026-02-30", startTime: "18:30" }, {}])(
    "%o is not a start",
    (given) => {
      expect(startOf(boxes(given))).toBeNull();
    },
  );
});

describe("the end", () => {
  const start = { startDate: "2026-11-14", startTime: "18:30" };

  test.each([
    ["both boxes", { endDate: "2026-11-15", endTime: "00:30" }, "2026-11-14T23:30:00.000Z"],
    ["an hour alone, the same day", { endTime: "23:00" }, "2026-11-14T22:00:00.000Z"],
    ["an hour alone, after midnight", { endTime: "00:30" }, "2026-11-14T23:30:00.000Z"],
  ])("from %s", (_what, end, instant) => {
    expect(wireDates(boxes({ ...start, ...end })).endDate).toBe(instant);
  });

  test("a day alone travels as it is, and lasts until midnight", () => {
    const given = boxes({ ...start, endDate: "2026-11-16" });
    expect(wireDates(given).endDate).toBe("2026-11-16");
    expect(endOf(given)?.toISOString()).toBe("2026-11-16T22:59:59.999Z");
  });

  test("nothing typed is no end", () => {
    expect(endOf(boxes(start))).toBeNull();
    expect(wireDates(boxes(start)).endDate).toBe("");
  });

  test("an hour alone without a start says nothing", () => {
    expect(endOf(boxes({ startDate: "2026-11-14", endTime: "23:00" }))).toBeNull();
  });
});

test("what cannot be read is sent as typed, for the API to refuse", () => {
  expect(wireDates(boxes({ startDate: "14/11/2026", startTime: "18:30", endDate: "demain" }))).toEqual({
    startDate: "14/11/2026",
    endDate: "demain",
  });
});
