/**
 * Random days of applications, by the calls that people make and a clock that moves. What each side reads follows one table, what was
 * sent and is unread is true of it, nobody waits past the time to answer, and nobody has two places at once.
 */
import type { ApplicationView } from "@app/contract/applications/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aCandidate } from "@app/db/builders/users";
import type { ApplicationState } from "@app/domain/applications/state";
import type { NotificationKind } from "@app/domain/notifications/notification-kinds";
import { addDays, atParis, parisDay, parisTime } from "@app/domain/time/calendar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepConfirmations } from "../src/features/applications/clocks/sweep-confirmations.ts";
import { sweepReplies } from "../src/features/applications/clocks/sweep-replies.ts";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { IS_LONG } from "./length.ts";
import { missionBody } from "./matching-scene.ts";
import { NEXT_STATES } from "./next-states.ts";
import { PAST_DECISION_UNDO_MS } from "./past-undo.ts";
import { HOUR, MINUTE, onStandby, waitUntil } from "./reserve-scene.ts";
import { requireSound } from "./scene.ts";

const AT_ONCE = IS_LONG ? 20 : 10;
const ROUNDS = IS_LONG ? 500 : 2;
const STEPS = 12;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

/** Seeded, so that a failure comes back. */
function drawn(seed: number) {
  let state = seed;
  const upTo = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  return { upTo, pick: <T>(list: readonly T[]): T => list[upTo(list.length)] as T };
}
type Drawn = ReturnType<typeof drawn>;

type Person = { id: number; proposition: number | null; application: number | null; state: ApplicationState | null };
type World = { name: string; boss: number; mission: number; positions: number; people: Person[]; story: string[] };

/** Of what a person may still read unread: the states in which its words are true. */
const TRUE_IN: Partial<Record<NotificationKind, readonly ApplicationState[]>> = {
  application_seen: ["waiting", "called"],
  application_reopened: ["waiting", "called"],
  application_accepted: ["to_confirm"],
  confirmation_asked: ["to_confirm"],
  application_rejected: ["refused", "reserve", "called"],
  application_cancelled: ["cancelled", "released", "reserve", "called"],
  application_lapsed: ["lapsed", "reserve", "called"],
  // Says until when: over, it is history, and nothing that an answer leaves unread.
  standby_called: ["called", "reserve", "waiting", "refused", "lapsed", "released", "cancelled"],
  place_given: ["confirmed", "to_reconfirm", "done"],
  confirm_again: ["to_reconfirm"],
  attendance_absent: ["absent"],
  attendance_worked: ["done"],
};

async function aWorld(name: string, { upTo, pick }: Drawn): Promise<World> {
  const employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
  const startsAt = new Date(h.ctx.now().getTime() + (2 + upTo(60)) * HOUR + upTo(60) * MINUTE);
  const positions = 1 + upTo(2);
  const planB = pick(["auto", "ask"]);
  const booking = pick(["choose", "choose", "first"]);
  const shifts = [{ startsAt, endsAt: new Date(startsAt.getTime() + 5 * HOUR), breakMinutes: 0, positions }];
  const published = await call<{ id: number }>(h.app, "POST", "/api/jobs/add/", {
    token: await tokenFor(h.ctx, employer.id),
    body: { ...missionBody, shifts, planB, booking },
  });
  expect(published.status, JSON.stringify(published.body)).toBe(201);
  const { id: mission } = published.body;
  const people: Person[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { id } = await aCandidate(h.ctx.db, { availability: "freeze" });
    const applied = await call<{ id: number }>(h.app, "POST", "/api/jobs/apply/", {
      token: await tokenFor(h.ctx, id),
      body: { job: mission, message: "Bonjour" },
    });
    people.push({ id, proposition: null, application: applied.status === 201 ? applied.body.id : null, state: null });
  }
  const nightAlerts = upTo(2) === 0;
  const { id, proposition } = await onStandby(h, mission, { isAccepted: upTo(2) === 0, nightAlerts });
  people.push({ id, proposition, application: null, state: null });
  const story = [`${positions} places, ${booking}, ${planB}, start ${startsAt.toISOString()}`];
  return { name, boss: employer.id, mission, positions, people, story };
}

type Act = {
  by: "boss" | "person";
  method: "PATCH" | "POST" | "PUT";
  path: (p: Person, w: World) => string | null;
  body?: object;
};
const onApplication =
  (what: string) =>
  ({ application }: Person) =>
    application === null ? null : `applications/${application}/${what}/`;
const toCall = ({ proposition }: Person) => (proposition === null ? null : `propositions/${proposition}/answer/`);

const ACTS: Record<string, Act> = {
  accept: { by: "boss", method: "PATCH", path: onApplication("accept") },
  review: { by: "boss", method: "PATCH", path: onApplication("status"), body: { status: "reviewed" } },
  reject: { by: "boss", method: "PATCH", path: onApplication("reject") },
  cancel: {
    by: "boss",
    method: "PATCH",
    path: onApplication("status"),
    body: { status: "rejected", reason: "Service annulé." },
  },
  read: { by: "boss", method: "PATCH", path: onApplication("read") },
  undo: { by: "boss", method: "POST", path: onApplication("undo-decision"), body: {} },
  accepts_beforehand: { by: "boss", method: "PUT", path: onApplication("reserve"), body: { reserve: true } },
  veto: { by: "boss", method: "POST", path: onApplication("veto"), body: { reason: "Le service est annulé." } },
  call: { by: "boss", method: "POST", path: (_, w) => `jobs/${w.mission}/calls/`, body: { count: 1 } },
  absent: { by: "boss", method: "PATCH", path: onApplication("attendance"), body: { outcome: "absent" } },
  worked: { by: "boss", method: "PATCH", path: onApplication("attendance"), body: { outcome: "worked" } },
  confirm: { by: "person", method: "PATCH", path: onApplication("confirm") },
  withdraw: { by: "person", method: "PATCH", path: onApplication("withdraw"), body: { reason: "Je suis malade." } },
  stay: { by: "person", method: "PUT", path: onApplication("reserve"), body: { reserve: true } },
  leave: { by: "person", method: "PUT", path: onApplication("reserve"), body: { reserve: false } },
  apply: { by: "person", method: "POST", path: () => "jobs/apply/" },
  yes: { by: "person", method: "POST", path: toCall, body: { answer: "yes" } },
  no: { by: "person", method: "POST", path: toCall, body: { answer: "no" } },
};
/** Saying yes is twice as frequent: most days go well. */
const NAMES = [...Object.keys(ACTS), "confirm", "accept"];

async function act(world: World, { upTo, pick }: Drawn): Promise<void> {
  const name = pick(NAMES);
  const person = pick(world.people);
  const { by, method, path, body } = ACTS[name] as Act;
  const to = path(person, world);
  if (to === null) return;
  const json = name === "apply" ? { job: world.mission, message: "Bonjour" } : body;
  const token = await tokenFor(h.ctx, by === "boss" ? world.boss : person.id);
  // One in four is sent twice at once, as a phone that repeats.
  const times = upTo(4) === 0 ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      call<{ code?: string }>(h.app, method, `/api/${to}`, { token, ...(json && { body: json }) }),
    ),
  );
  for (const { status, body: answer } of answers) {
    world.story.push(`${when()} ${name} of ${person.id}: ${status} ${answer.code ?? ""}`);
    if (status >= 500) fail(world, `answered ${status}`);
  }
}

const when = () => `${parisDay(h.ctx.now())} ${parisTime(h.ctx.now())}`;
function fail(world: World, fault: string): never {
  throw new Error(`${world.name}: ${fault}\n${world.story.join("\n")}`);
}

/** The states that so many steps lead to. */
function reachable(from: ApplicationState, steps: number): Set<ApplicationState> {
  let all = new Set([from]);
  for (let step = 0; step < steps; step += 1) all = new Set([...all].flatMap((one) => [one, ...NEXT_STATES[one]]));
  return all;
}

type Note = { kind: NotificationKind; title: string; message: string };

async function check(world: World, steps: number, hasJobsDone: boolean): Promise<void> {
  const boss = await tokenFor(h.ctx, world.boss);
  const list = await call<{ results: ApplicationView[] }>(h.app, "GET", `/api/applications/?job=${world.mission}`, {
    token: boss,
  });
  expect(list.status).toBe(200);
  const now = h.ctx.now().getTime();
  for (const view of list.body.results) {
    const person = world.people.find(({ id }) => id === view.candidate.id);
    if (!person) fail(world, `a stranger, ${view.candidate.id}`);
    person.application = view.id;
    const before = person.state;
    person.state = view.state;
    world.story.push(`${when()} ${person.id} is ${view.state}`);
    if (before && !reachable(before, steps).has(view.state)) fail(world, `${before} became ${view.state}`);
    if (hasJobsDone && view.state === "waiting" && !(Date.parse(view.reply_by ?? "") >= now - MINUTE))
      fail(world, `${view.id} waits since ${view.reply_by}`);
  }
  const booked = list.body.results.filter(({ state }) => ["confirmed", "to_reconfirm", "vetoable"].includes(state));
  if (booked.length > world.positions) fail(world, `${booked.length} people for ${world.positions} places`);
  if (hasJobsDone) for (const person of world.people) await checkTexts(world, person);
}

async function checkTexts(world: World, person: Person): Promise<void> {
  const token = await tokenFor(h.ctx, person.id);
  const own = await call<{ results: ApplicationView[] }>(h.app, "GET", "/api/applications/", { token });
  const state = own.body.results[0]?.state;
  const notes = await call<Note[]>(h.app, "GET", "/api/notifications/?unread=1", { token });
  for (const { kind, title } of notes.body) {
    const states = TRUE_IN[kind];
    if (states && state && !states.includes(state))
      fail(world, `« ${title} » (${kind}) is unread of ${person.id}, ${state}`);
    if (kind === "place_given" && !state) fail(world, `« ${title} » without an application`);
  }
}

/** As the worker, until nothing is due. */
async function runWorker(): Promise<void> {
  await sweepReplies(h.ctx);
  await sweepConfirmations(h.ctx);
  await h.runDueJobs();
}

const WAITS = [0, 1, 5, 12, 30, 60, 180, 480].map((minutes) => minutes * MINUTE);

test(`${AT_ONCE * ROUNDS} timelines of ${STEPS} steps`, { timeout: IS_LONG ? 4 * HOUR : 5 * MINUTE }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const clock = drawn(round + 1);
    waitUntil(h, atParis(addDays(parisDay(h.ctx.now()), 4), `${String(clock.upTo(24)).padStart(2, "0")}:10`));
    const worlds = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const own = drawn(1_000 * (round + 1) + index);
        return aWorld(`round ${round}, world ${index}`, own).then((world) => ({ world, own }));
      }),
    );
    await runWorker();
    await Promise.all(worlds.map(({ world }) => check(world, 2, true)));
    for (let step = 0; step < STEPS; step += 1) {
      h.advance(clock.pick(WAITS));
      await Promise.all(worlds.map(({ world, own }) => act(world, own)));
      await Promise.all(worlds.map(({ world }) => check(world, 2, false)));
      h.advance(PAST_DECISION_UNDO_MS);
      await runWorker();
      await Promise.all(worlds.map(({ world }) => check(world, 2, true)));
    }
  }
  await requireSound(h);
  const { rows } = await h.ctx.pool.query<{ created_at: Date }>(
    `select n.created_at from notifications n join availabilities a on a.candidate_id = n.user_id and not a.night_alerts
     where n.kind in ('standby_called', 'proposition')`,
  );
  const atNight = rows.filter(({ created_at }) => isNight(parisTime(created_at)));
  expect(atNight).toEqual([]);
});

const isNight = (time: string) => time >= "22:00" || time < "06:30";
