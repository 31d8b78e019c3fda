/** One absence through the real calls: noticed, replaced, its sheet copied into the imitation, noted, and the arrival. */
import { randomUUID } from "node:crypto";
import type { PresenceResults } from "@app/contract/day/presence";
import { anEmployer } from "@app/db/builders/companies";
import type { DeclarationSite } from "../../../../tools/testing/declaration-site.ts";
import { type Harness, tokenFor } from "../harness.ts";
import { declare, share, sheetOf } from "../papers-scene.ts";
import {
  aPlanB,
  calledNow,
  confirmed,
  HOUR,
  MINUTE,
  onStandby,
  type Person,
  type PlanBMission,
  says,
  withdraws,
} from "../reserve-scene.ts";
import { patch, post } from "../scene.ts";
import { copyIntoSite } from "./copy-into-site.ts";
import type { Behaviour } from "./people.ts";
import { codeOfToday, type Entered, type Hired, readShown } from "./shown.ts";

type Outcome = "lawful" | "not_declared" | "declared_late" | "not_checked" | "nobody";
type Row = Pick<Behaviour, "part" | "isWeekend" | "kind" | "channel" | "needsPrefecture"> & {
  noticedAt: string;
  outcome: Outcome;
  /** Minutes after the absence. */
  minutes: { yes: number | null; entered: number | null; arrival: number | null };
  /** Shown as entered at the first minute without a receipt or another channel earlier than it. */
  shownTooEarly: boolean;
  readings: number;
};

type Event = { at: Date; run: () => Promise<Event[]> };

function requireDone({ status, body }: { status: number; body: unknown }): void {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
}

/** At its time, or as soon as the clock allows. */
const at = (time: number | Date, run: Event["run"]): Event => ({ at: new Date(time), run });

export class Absence {
  readonly #h: Harness;
  readonly #site: DeclarationSite;
  readonly #does: Behaviour;
  #mission!: PlanBMission;
  #expected!: Awaited<ReturnType<typeof confirmed>>;
  #reserve: Person[] = [];
  readonly #asked = new Set<number>();
  #hired: Hired | null = null;
  #yesAt: Date | null = null;
  #entered: Entered | null = null;
  #checkedAt: Date | null = null;
  #arrivedAt: Date | null = null;
  #firstMinute: Date | null = null;
  #shownTooEarly = false;
  #readings = 0;
  readonly faults: string[] = [];

  constructor(h: Harness, site: DeclarationSite, does: Behaviour) {
    this.#h = h;
    this.#site = site;
    this.#does = does;
  }

  /** Published days before, confirmed, with a reserve that the employer accepted beforehand. */
  async prepare(): Promise<Event> {
    const { startsAt, hours, noticedAt, answers } = this.#does;
    const employer = await anEmployer(this.#h.ctx.db, { company: { level: "address_proven" } });
    const shift = { startsAt, endsAt: new Date(startsAt.getTime() + hours * HOUR), breakMinutes: 0, positions: 1 };
    this.#mission = await aPlanB(this.#h, employer, { planB: "auto", startsAt, shifts: [shift] });
    this.#expected = await confirmed(this.#h, this.#mission);
    for (const [index] of answers.entries())
      this.#reserve.push(await onStandby(this.#h, this.#mission.id, { isAccepted: true, after: index }));
    await this.#h.ctx.pool.query("update availabilities set expires_at = $1 where candidate_id = any ($2)", [
      new Date(startsAt.getTime() + 48 * HOUR),
      this.#reserve.map(({ id }) => id),
    ]);
    return at(noticedAt, () => this.#isNoticed());
  }

  async #isNoticed(): Promise<Event[]> {
    if (this.#does.kind === "announced") await withdraws(this.#h, this.#expected);
    else {
      const path = `applications/${this.#expected.application}/attendance`;
      requireDone(await patch(this.#h, await this.#mission.boss(), path, { outcome: "absent" }));
    }
    await this.#h.runDueJobs();
    return this.#whoIsCalled();
  }

  /** Each answers in their own time; once a call has ended without a yes, the next ones are called. */
  async #whoIsCalled(): Promise<Event[]> {
    const now = this.#h.ctx.now();
    const called = (await calledNow(this.#h, this.#mission.id)).filter((id) => !this.#asked.has(id));
    for (const id of called) this.#asked.add(id);
    // In the order of the reserve, whatever their papers.
    const order = this.#reserve.map(({ id }) => id).filter((id) => this.#asked.has(id));
    if (
      order.join() !==
      this.#reserve
        .slice(0, order.length)
        .map(({ id }) => id)
        .join()
    )
      this.faults.push("the reserve was not called in its order");
    const { rows } = await this.#h.ctx.pool.query<{ until: Date | null }>(
      "select max(called_until) as until from propositions where mission_id = $1 and called_until > $2",
      [this.#mission.id, now],
    );
    const until = rows[0]?.until;
    const answers = called.flatMap((id) => {
      const index = this.#reserve.findIndex((person) => person.id === id);
      const [person, delay] = [this.#reserve[index], this.#does.answers[index] ?? null];
      return person && delay !== null ? [at(now.getTime() + delay, () => this.#saysYes(person))] : [];
    });
    return until ? [...answers, at(until.getTime() + 1_000, () => this.#callEnded())] : answers;
  }

  async #callEnded(): Promise<Event[]> {
    if (this.#hired) return [];
    await this.#h.runDueJobs();
    return this.#whoIsCalled();
  }

  async #saysYes(person: Person): Promise<Event[]> {
    if (this.#hired) return [];
    const answer = await says(this.#h, person, "yes");
    // Too late: the call has ended, or too little is left of the shift.
    if (answer.status !== 200) return [];
    await this.#h.runDueJobs();
    const booking = await this.#bookingOf(person.id);
    if (!booking) {
      this.faults.push("a yes that booked nothing");
      return [];
    }
    const { application, startsAt, shift } = booking;
    const hired = { mission: this.#mission, personId: person.id, application, startsAt };
    this.#hired = hired;
    this.#yesAt = this.#h.ctx.now();
    await this.#look(hired);
    const { delay, neverShares } = this.#does;
    const yes = this.#yesAt.getTime();
    const arrival = Math.max(yes + delay.travel, startsAt.getTime() - 10 * MINUTE);
    return [
      at(arrival, () => this.#arrives(hired, shift)),
      neverShares
        ? at(arrival + delay.atDoor, () => this.#declaresElsewhere(hired))
        : at(yes + delay.share, () => this.#shares(hired)),
    ];
  }

  async #shares(hired: Hired): Promise<Event[]> {
    const token = await tokenFor(this.#h.ctx, hired.personId);
    requireDone(await share(this.#h, token, hired.application));
    await this.#look(hired);
    return [at(this.#h.ctx.now().getTime() + this.#does.delay.sheet, () => this.#copiesSheet(hired))];
  }

  async #copiesSheet(hired: Hired): Promise<Event[]> {
    const { checks, delay, needsPrefecture } = this.#does;
    const sheet = await sheetOf(this.#h, await this.#mission.boss(), hired.application);
    requireDone(sheet);
    if (!sheet.body.shared) this.faults.push("the sheet lacks what was shared");
    const now = this.#h.ctx.now().getTime();
    return [
      at(now + delay.form, () => this.#declares(hired, () => copyIntoSite(this.#site, sheet.body.lines))),
      ...(checks && !needsPrefecture ? [at(now + delay.check, () => this.#checksRightToWork(hired))] : []),
    ];
  }

  /** With an identity paper in hand, once the person is there. */
  async #declaresElsewhere(hired: Hired): Promise<Event[]> {
    const { checks, delay, needsPrefecture } = this.#does;
    const number = `PA ${hired.application}-${hired.personId}`;
    const now = this.#h.ctx.now().getTime();
    return [
      ...(await this.#declares(hired, async () => number)),
      ...(checks && !needsPrefecture ? [at(now + delay.check, () => this.#checksRightToWork(hired))] : []),
    ];
  }

  /** On another site. Until it is noted here, every page says that nothing is. */
  async #declares(hired: Hired, onSite: () => Promise<string>): Promise<Event[]> {
    const { channel, delay } = this.#does;
    if (channel === "never") return [];
    const receipt = channel === "receipt" ? await onSite() : null;
    const declaredAt = this.#h.ctx.now();
    await this.#look(hired);
    return [at(declaredAt.getTime() + delay.enter, () => this.#enters(hired, { channel, receipt, declaredAt }))];
  }

  async #enters(hired: Hired, entered: Omit<Entered, "enteredAt">): Promise<Event[]> {
    const enteredAt = this.#h.ctx.now();
    const { channel, receipt, declaredAt } = entered;
    const body = { channel, declaredAt: declaredAt.toISOString(), ...(receipt !== null && { receipt }) };
    requireDone(await declare(this.#h, await this.#mission.boss(), hired.application, body));
    this.#entered = { ...entered, enteredAt };
    await this.#look(hired);
    return [];
  }

  async #checksRightToWork({ application }: Hired): Promise<Event[]> {
    const answer = await declare(this.#h, await this.#mission.boss(), application, { rightToWorkChecked: true });
    requireDone(answer);
    this.#checkedAt = this.#h.ctx.now();
    return [];
  }

  /** Noted whatever the declaration: it proves the work. */
  async #arrives(hired: Hired, shift: number): Promise<Event[]> {
    const now = this.#h.ctx.now();
    await this.#look(hired);
    const code = await codeOfToday(this.#h, hired);
    const ids = { client_id: randomUUID(), application: hired.application, shift };
    const event = { ...ids, kind: "in", code, device_at: now.toISOString() };
    const token = await tokenFor(this.#h.ctx, hired.personId);
    const answer = await post<PresenceResults>(this.#h, token, "presence", {
      sent_at: now.toISOString(),
      events: [event],
    });
    requireDone(answer);
    if (answer.body.results[0]?.outcome !== "counted") this.faults.push("an arrival that was not noted");
    this.#arrivedAt = now;
    const firstMinute = new Date(Math.max(now.getTime(), hired.startsAt.getTime()));
    const end = at(firstMinute.getTime() + HOUR, async () => {
      await this.#look(hired);
      return [];
    });
    return [at(firstMinute, () => this.#begins(hired, firstMinute)), end];
  }

  async #begins(hired: Hired, firstMinute: Date): Promise<Event[]> {
    this.#firstMinute = firstMinute;
    const { isDeclared } = await this.#look(hired);
    this.#shownTooEarly = isDeclared && !(this.#entered !== null && this.#entered.declaredAt < firstMinute);
    return [];
  }

  async #look(hired: Hired) {
    const shown = await readShown(this.#h, hired, this.#entered, hired.startsAt);
    this.#readings += 3;
    this.faults.push(...shown.faults);
    return shown;
  }

  async #bookingOf(personId: number) {
    const { rows } = await this.#h.ctx.pool.query<{ application: number; startsAt: Date; shift: number }>(
      `select application_id as application, lower(during) as "startsAt", shift_id as shift from bookings
      where mission_id = $1 and candidate_id = $2`,
      [this.#mission.id, personId],
    );
    return rows[0];
  }

  /** Who was called, by their place in the reserve. */
  get called(): number[] {
    return [...this.#asked].map((id) => this.#reserve.findIndex((person) => person.id === id));
  }

  get row(): Row {
    const { part, isWeekend, kind, channel, needsPrefecture, noticedAt } = this.#does;
    const since = (time: Date | null | undefined) => (time ? (time.getTime() - noticedAt.getTime()) / MINUTE : null);
    return {
      part,
      isWeekend,
      kind,
      channel,
      needsPrefecture,
      noticedAt: noticedAt.toISOString(),
      outcome: this.#outcome(),
      minutes: { yes: since(this.#yesAt), entered: since(this.#entered?.enteredAt), arrival: since(this.#arrivedAt) },
      shownTooEarly: this.#shownTooEarly,
      readings: this.#readings,
    };
  }

  /** At the first minute of work. */
  #outcome(): Outcome {
    const first = this.#firstMinute;
    if (first === null) return "nobody";
    if (this.#entered === null) return "not_declared";
    if (this.#entered.enteredAt > first) return "declared_late";
    return this.#checkedAt !== null && this.#checkedAt <= first ? "lawful" : "not_checked";
  }
}
export type { Event };
