import { describe, expect, it } from "vitest";
import { type ApplicationTimeline, applicationRows, takesAPlace, takesASlot } from "./application-rows.ts";

const at = (time: string) => new Date(`2026-11-14T${time}:00Z`);

const timeline = (overrides: Partial<ApplicationTimeline>): ApplicationTimeline => ({
  id: 7,
  mission: {
    id: 3,
    companyId: 2,
    createdBy: 1,
    startsAt: new Date("2026-11-16T17:00:00Z"),
    endsAt: new Date("2026-11-17T23:00:00Z"),
    shifts: [
      { id: 21, startsAt: new Date("2026-11-16T17:00:00Z"), endsAt: new Date("2026-11-16T23:00:00Z") },
      { id: 22, startsAt: new Date("2026-11-17T17:00:00Z"), endsAt: new Date("2026-11-17T23:00:00Z") },
    ],
  },
  candidateId: 9,
  message: "Bonjour",
  status: "pending",
  createdAt: at("08:00"),
  ...overrides,
});

const kinds = (overrides: Partial<ApplicationTimeline>) =>
  applicationRows(timeline(overrides)).events.map(({ kind }) => kind);

describe("applicationRows", () => {
  it("books one range per shift for someone accepted", () => {
    const { bookings, application } = applicationRows(
      timeline({ status: "accepted", seenAt: at("09:00"), acceptedAt: at("09:30") }),
    );
    expect(bookings.map(({ during }) => during)).toEqual([
      "[2026-11-16T17:00:00.000Z,2026-11-16T23:00:00.000Z)",
      "[2026-11-17T17:00:00.000Z,2026-11-17T23:00:00.000Z)",
    ]);
    expect(application).toMatchObject({ decidedAt: at("09:30"), candidateStatus: null });
  });

  it("frees the place and the slot of someone who withdraws after being accepted", () => {
    const left = timeline({
      status: "accepted",
      acceptedAt: at("09:30"),
      confirmedAt: at("10:00"),
      withdrawnAt: at("12:00"),
    });
    expect(applicationRows(left)).toMatchObject({ bookings: [], application: { candidateStatus: "withdrawn" } });
    expect([takesAPlace(left), takesASlot(left)]).toEqual([false, false]);
  });

  it("waits for news of someone confirmed until 48 hours after the end", () => {
    const confirmed = timeline({ status: "accepted", acceptedAt: at("09:30"), confirmedAt: at("10:00") });
    expect(applicationRows(confirmed).application.attendanceDueAt).toEqual(new Date("2026-11-19T23:00:00Z"));
    const left = { ...confirmed, withdrawnAt: at("12:00") };
    expect(applicationRows(left).application.attendanceDueAt).toBeNull();
  });

  it("keeps the slot of someone refused", () => {
    const refused = timeline({ status: "rejected", rejectedAt: at("09:30") });
    expect([takesAPlace(refused), takesASlot(refused)]).toEqual([false, true]);
  });

  it("tells an acceptance taken back as a cancellation, with its reason", () => {
    const { events, application } = applicationRows(
      timeline({ status: "rejected", acceptedAt: at("09:30"), rejectedAt: at("11:00"), reason: "Mission reportée" }),
    );
    expect(events.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["received", null],
      ["accepted", null],
      ["cancelled", "Mission reportée"],
    ]);
    expect(application).toMatchObject({ answeredAt: at("09:30"), decidedAt: at("11:00") });
  });

  it("writes history in the order of time, and names nobody when the product itself counted the person present", () => {
    const worked = {
      status: "accepted",
      seenAt: at("08:30"),
      reviewedAt: at("09:00"),
      acceptedAt: at("09:30"),
      confirmedAt: at("10:00"),
      attendance: "worked",
      attendanceAt: new Date("2026-11-19T23:00:00Z"),
      attendanceByEmployer: false,
    } as const;
    expect(kinds(worked)).toEqual(["received", "seen", "reviewed", "accepted", "confirmed", "worked"]);
    expect(applicationRows(timeline(worked)).events.at(-1)?.actorId).toBeNull();
  });
});
