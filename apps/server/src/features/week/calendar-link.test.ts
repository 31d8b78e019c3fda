import type { CalendarShift } from "@app/contract/week/calendar-link";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair, get, patch } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const day = addDays(parisDay(new Date()), 9);
const SHIFTS = [
  { startsAt: atParis(day, "18:00"), endsAt: atParis(addDays(day, 1), "00:30"), positions: 2, breakMinutes: 0 },
  {
    startsAt: atParis(addDays(day, 2), "08:00"),
    endsAt: atParis(addDays(day, 2), "14:00"),
    positions: 2,
    breakMinutes: 0,
  },
];

const open = async (token: string) => {
  const { status, body } = await call<{ url: string; since: string }>(h.app, "POST", "/api/agenda/link/", { token });
  expect(status).toBe(201);
  return body;
};
const close = (token: string) => call(h.app, "DELETE", "/api/agenda/link/", { token });
const since = async (token: string) => (await get<{ since: string | null }>(h, token, "agenda/link/")).body.since;
const tokenOf = (url: string) => /\/agenda\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? "";
const read = (token: string) => call<{ shifts: CalendarShift[] }>(h.app, "GET", `/api/calendars/${token}/`);

async function aBooked() {
  return aPair(h, {
    company: { level: "address_proven" },
    mission: { shifts: SHIFTS },
    application: { status: "accepted" },
  });
}

describe("the address of one's agenda", () => {
  test("shows the shifts one is booked for, with title, hours and town and nothing else", async () => {
    const { person, mission } = await aBooked();
    const { url } = await open(person.token);
    const { status, body, headers } = await read(tokenOf(url));
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.shifts).toEqual(
      SHIFTS.map(({ startsAt, endsAt }) => ({
        application_id: person.id,
        id: expect.any(Number),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        title: mission.title,
        town: mission.location,
      })),
    );
    await patch(h, person.token, `applications/${person.id}/withdraw`, { reason: "Je suis malade." });
    expect((await read(tokenOf(url))).body.shifts).toEqual([]);
  });

  test("has nothing of the person in it, and is stored as a hash alone", async () => {
    const candidate = await aCandidate(h.ctx.db, { firstName: "Inès", lastName: "Marchal" });
    const { url } = await open(await tokenFor(h.ctx, candidate.id));
    const path = new URL(url).pathname;
    expect(path).toMatch(/^\/agenda\/[\w-]{43}\.ics$/);
    expect(path).not.toMatch(/marchal|ines/i);
    const row = await h.ctx.db
      .selectFrom("calendarLinks")
      .where("candidateId", "=", candidate.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(tokenOf(url));
    expect(row.tokenHash).toHaveLength(32);
    const another = await aCandidate(h.ctx.db);
    expect((await open(await tokenFor(h.ctx, another.id))).url).not.toBe(url);
  });

  test("is nobody's once it is revoked or replaced", async () => {
    const { person } = await aBooked();
    expect(await since(person.token)).toBeNull();
    const first = await open(person.token);
    expect(await since(person.token)).toBe(first.since);
    const second = await open(person.token);
    expect(await read(tokenOf(first.url))).toMatchObject({ status: 404, body: { code: "calendar_not_found" } });
    expect((await read(tokenOf(second.url))).status).toBe(200);
    expect((await close(person.token)).status).toBe(200);
    expect((await read(tokenOf(second.url))).status).toBe(404);
    expect(await since(person.token)).toBeNull();
    expect((await close(person.token)).status).toBe(200);
  });

  test("is nobody's once the account is suspended or deleted", async () => {
    const { person } = await aBooked();
    const token = tokenOf((await open(person.token)).url);
    const setStatus = (status: "active" | "suspended" | "deleted") =>
      h.ctx.db.updateTable("users").set({ status }).where("id", "=", person.candidate.id).execute();
    await setStatus("suspended");
    expect((await read(token)).status).toBe(404);
    await setStatus("active");
    expect((await read(token)).status).toBe(200);
    await setStatus("deleted");
    expect((await read(token)).status).toBe(404);
  });

  test("an address that is none is refused", async () => {
    expect((await read("a".repeat(43))).status).toBe(404);
    expect((await read("marchal")).status).toBe(400);
  });

  test("sixty readings an hour", async () => {
    const strict = await startHarness({ RATE_LIMITS: "strict" });
    await strict.runAsOwner("alter table users alter column id restart with 7800001");
    const candidate = await aCandidate(strict.ctx.db);
    const { body } = await call<{ url: string }>(strict.app, "POST", "/api/agenda/link/", {
      token: await tokenFor(strict.ctx, candidate.id),
    });
    for (let n = 0; n < 60; n += 1) await strict.ctx.limiter.spend("calendar", `k${candidate.id}`);
    expect((await call(strict.app, "GET", `/api/calendars/${tokenOf(body.url)}/`)).status).toBe(429);
    await strict.close();
  });
});
