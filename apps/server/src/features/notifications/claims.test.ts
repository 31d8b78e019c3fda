/**
 * What each sentence claims, and that nothing contradicts it: people act in any order their buttons allow; every text of the list, the
 * mail, the phone and the toasts that could be read at that moment must be true of the data at that moment.
 */
import { applicationFr } from "@app/contract/applications/applications.fr";
import { applicationNotificationFr } from "@app/contract/notifications/application-notifications.fr";
import { missionNotificationFr } from "@app/contract/notifications/mission-notifications.fr";
import { notificationFr } from "@app/contract/notifications/notifications.fr";
import { propositionNotificationFr } from "@app/contract/notifications/proposition-notifications.fr";
import {
  type ApplicationStatus,
  type CandidateStatus,
  type GivenStatus,
  refuseConfirm,
  refuseTransition,
  refuseWithdraw,
  statusEvents,
} from "@app/domain/applications/application";
import { isLateWithdrawal } from "@app/domain/applications/attendance";
import { confirmBefore } from "@app/domain/applications/confirmation";
import { reconfirmStep } from "@app/domain/applications/reconfirm";
import { replyBy, replyReminderAt } from "@app/domain/applications/reply-by";
import { type StateFacts, stateOf } from "@app/domain/applications/state";
import { FREE_WITHDRAWAL, LATE_WITHDRAWAL } from "@app/domain/applications/withdrawal.fr";
import { deadlineIn, sayDates } from "@app/domain/notifications/dated-text";
import type { NotificationKind } from "@app/domain/notifications/notification-kinds";
import { type Matter, stillStands } from "@app/domain/notifications/settled";
import { atParis, parisDay } from "@app/domain/time/calendar";
import fc from "fast-check";
import { expect, test } from "vitest";
import { NEXT_STATES } from "../../../test/next-states.ts";
import { SETTLED_BY, type SettlingAct } from "../../../test/settled-by.ts";
import type { ApplicationEvent } from "./application-event.ts";
import { notificationsFor } from "./application-notifications.ts";
import { smsFr } from "./sms/sms.fr.ts";
import { smsText } from "./sms/sms-text.ts";
import { deliveryFr } from "./words/deliveries.fr.ts";

const [MINUTE, HOUR] = [60_000, 3_600_000];
const [CANDIDATE, EMPLOYER] = [1, 2];
const IN_FRENCH = { language: "fr", own: applicationNotificationFr, fr: applicationNotificationFr } as const;

/** All that is true of one application to a mission for one person, and of the mission. */
type World = {
  now: Date;
  startsAt: Date;
  status: ApplicationStatus;
  candidateStatus: CandidateStatus | null;
  isSeen: boolean;
  confirmedAt: Date | null;
  confirmBefore: Date | null;
  ended: StateFacts["ended"];
  reconfirmBy: Date | null;
  yesAt: Date | null;
  replyBy: Date;
  isReminded: boolean;
  attendance: "worked" | "absent" | null;
  isContested: boolean;
  isRated: boolean;
  /** The place is somebody else's. */
  isTaken: boolean;
  isClosed: boolean;
  /** The last withdrawal was late. */
  isLate: boolean;
};

const isOut = (w: World) => w.candidateStatus === "withdrawn";
const waits = (w: World) => (w.status === "pending" || w.status === "reviewed") && !isOut(w);
const isExpected = (w: World) => w.status === "accepted" && !isOut(w);
const isAskedAgain = (w: World) =>
  isExpected(w) && w.candidateStatus === "confirmed" && w.reconfirmBy !== null && w.startsAt > w.now;
const isFilled = (w: World) => w.isTaken || isExpected(w);

/** What a sentence claims of the world, by the words that claim it. Each text makes at least one claim. */
const CLAIMS: readonly [words: RegExp, holds: (w: World) => boolean][] = [
  [/^Nouvelle candidature|nouvelles candidatures pour/, (w) => w.status === "pending" && waits(w) && !w.isSeen],
  [/^Candidature envoyée/, (w) => w.status === "pending" && waits(w)],
  [/a été lue/, waits],
  [/de nouveau étudiée/, waits],
  [/retient votre candidature/, isExpected],
  [/Confirmez votre venue/, (w) => isExpected(w) && w.candidateStatus === null && w.startsAt > w.now && !w.isClosed],
  [/Confirmez votre venue avant/, (w) => w.confirmBefore !== null && w.confirmBefore > w.now],
  [/n’a pas retenu|n’a pas été retenue/, (w) => w.status === "rejected"],
  [/annule votre venue|est proposée à une autre personne|venue n’a pas été confirmée/, (w) => w.status === "rejected"],
  [/confirme sa venue|venue est confirmée/, (w) => isExpected(w) && w.candidateStatus === "confirmed"],
  [/n’a pas confirmé sa venue/, (w) => w.status === "rejected"],
  [/retire sa candidature|ne pourra pas venir|Candidature retirée|avez retiré/, isOut],
  [/place est de nouveau ouverte/, (w) => !isFilled(w) && !w.isClosed],
  [/est complète|Toutes les places sont prises/, isFilled],
  [/reste en réserve/, waits],
  [/est close/, (w) => w.isClosed],
  [/est comptée|s’ajoute à vos missions/, (w) => w.attendance === "worked"],
  [/Dites comment elle s’est passée/, (w) => !w.isRated],
  [/signale votre absence/, (w) => w.attendance === "absent"],
  [/contestez-la/, (w) => !w.isContested],
  [/conteste son absence/, (w) => w.isContested],
  [/comptera comme une absence/, (w) => w.isLate],
  [/ne compte pas comme une absence/, (w) => !w.isLate],
  [/candidature acceptée/i, (w) => w.status === "accepted"],
  [/candidature rejetée/i, (w) => w.status === "rejected"],
  [/attend votre réponse|attendent votre réponse/, waits],
  [/attend votre réponse avant/, (w) => w.replyBy > w.now],
  [/Sans réponse de|restées? sans réponse|délai de réponse est passé/, (w) => w.status === "lapsed"],
  [/Vous venez toujours|n’a pas encore redit oui/, isAskedAgain],
  [/place reste à vous|place lui reste/, (w) => isExpected(w) && w.candidateStatus === "confirmed"],
  [/remise à l’étude/, waits],
  [/Acceptation annulée/, (w) => w.status === "rejected"],
];

/** The claims that do not hold. */
function contradictions(text: string, w: World): string[] {
  const made = CLAIMS.filter(([words]) => words.test(text));
  if (made.length === 0) return [`claims nothing: ${text}`];
  return made.filter(([, holds]) => !holds(w)).map(([words]) => `${words} in « ${text} » of ${JSON.stringify(w)}`);
}

/** « demain » is tomorrow, and a time without a day is today's. */
function wrongDays(text: string, at: Date | null, now: Date): string[] {
  if (at === null) return [];
  const day = parisDay(at);
  const isTomorrow = day === parisDay(new Date(now.getTime() + 24 * HOUR));
  const faults = [];
  if (/avant demain/.test(text) && !isTomorrow) faults.push(`not tomorrow: ${text}`);
  if (/avant \d/.test(text) && day !== parisDay(now) && !/cette nuit/.test(text)) faults.push(`another day: ${text}`);
  return faults;
}

type Note = { kind: NotificationKind; userId: number; title: string; message: string; deadline: Date | null };

const ACTS = [
  "open",
  "review",
  "accept",
  "reject",
  "reopen",
  "cancel",
  "confirm",
  "withdraw",
  "lapse",
  "other_taken",
  "other_leaves",
  "close",
  "worked",
  "absent",
  "contest",
  "rate",
  "wait",
] as const;
type Act = (typeof ACTS)[number];

class Story {
  readonly world: World;
  #remindAt = new Date(0);
  #isAlerted = false;
  unread: Note[] = [];
  readonly faults: string[] = [];

  constructor(now: Date, hours: number) {
    this.world = {
      now,
      startsAt: new Date(now.getTime() + hours * HOUR),
      status: "pending",
      candidateStatus: null,
      isSeen: false,
      confirmedAt: null,
      confirmBefore: null,
      ended: null,
      reconfirmBy: null,
      yesAt: null,
      replyBy: now,
      isReminded: false,
      attendance: null,
      isContested: false,
      isRated: false,
      isTaken: false,
      isClosed: false,
      isLate: false,
    };
    this.#askReply();
    this.#toast(applicationFr.sent);
    this.#tell("received", CANDIDATE);
  }

  act(act: Act, minutes: number): void {
    const w = this.world;
    w.now = new Date(w.now.getTime() + minutes * MINUTE);
    for (const step of [
      () => this.#replyInTime(),
      () => this.#run(act),
      () => this.#lapseInTime(),
      () => this.#askAgainInTime(),
    ]) {
      const before = stateOf(factsOf(w), w.now);
      step();
      const after = stateOf(factsOf(w), w.now);
      if (after !== before && !NEXT_STATES[before].includes(after)) this.faults.push(`${before} became ${after}`);
    }
    this.#check();
  }

  #run(act: Act): void {
    const w = this.world;
    const isReleased = w.ended === "released";
    const facts = { status: w.status, candidateStatus: w.candidateStatus, startsAt: w.startsAt, isReleased };
    if (w.status === "lapsed" && ["review", "accept", "reject"].includes(act)) return;
    switch (act) {
      case "open":
        if (w.isSeen || isOut(w)) return;
        w.isSeen = true;
        return this.#tell("seen", EMPLOYER);
      case "review":
        return this.#decide("reviewed", null);
      case "accept":
        if (w.isTaken || w.isClosed || w.startsAt <= w.now) return;
        return this.#decide("accepted", applicationFr.acceptedNamed("Inès Morel"));
      case "reject":
        if (w.status === "accepted") return;
        return this.#decide("rejected", applicationFr.rejectedNamed("Inès Morel"));
      case "reopen":
        if (w.status !== "rejected" || w.isClosed) return;
        return this.#decide("reviewed", applicationFr.reopened);
      case "cancel":
        if (!isExpected(w) || w.startsAt <= w.now) return;
        return this.#decide("rejected", applicationFr.cancelled);
      case "confirm":
        if (w.isClosed || refuseConfirm(facts, w.now)) return;
        if (w.status === "accepted" && w.candidateStatus === "confirmed") {
          if (!isAskedAgain(w)) return;
          Object.assign(w, { reconfirmBy: null, yesAt: w.now });
          return this.#settle("reconfirmed");
        }
        if (w.status === "rejected" && w.isTaken) return;
        if (w.status === "rejected") this.#settle("accepted");
        Object.assign(w, {
          status: "accepted",
          candidateStatus: "confirmed",
          confirmedAt: w.now,
          confirmBefore: null,
          ended: null,
          yesAt: w.now,
          reconfirmBy: null,
        });
        this.#toast(applicationFr.confirmed);
        return this.#tell("confirmed", CANDIDATE);
      case "withdraw": {
        if (w.isClosed || refuseWithdraw(facts, w.now)) return;
        const late = { ...facts, confirmedAt: w.confirmedAt };
        w.isLate = isLateWithdrawal(late, w.now);
        this.#toast(w.isLate ? LATE_WITHDRAWAL : FREE_WITHDRAWAL);
        const wasAccepted = w.status === "accepted";
        w.candidateStatus = "withdrawn";
        this.#toast(applicationFr.withdrawn);
        if (wasAccepted) this.#settle("withdrawn");
        return this.#tell("withdrawn", CANDIDATE);
      }
      case "lapse":
        if (w.confirmBefore) w.now = new Date(Math.max(w.now.getTime(), w.confirmBefore.getTime()));
        return;
      case "other_taken":
        if (isFilled(w) || w.isClosed) return;
        w.isTaken = true;
        if (waits(w))
          this.#add(
            "mission_filled",
            CANDIDATE,
            missionNotificationFr.filledForCandidate({ company: "Café Voltaire", job: "Serveur" }),
          );
        return;
      case "other_leaves":
        w.isTaken = false;
        return;
      case "close": {
        if (w.isClosed || w.startsAt <= w.now) return;
        w.isClosed = true;
        if (isExpected(w)) {
          Object.assign(w, { status: "rejected", ended: "cancelled" });
          this.#settle("cancelled");
          return;
        }
        if (waits(w))
          this.#add(
            "mission_closed",
            CANDIDATE,
            missionNotificationFr.closed({ company: "Café Voltaire", job: "Serveur" }),
          );
        return;
      }
      case "worked":
      case "absent":
        if (!isExpected(w) || w.startsAt > w.now || w.isRated || w.isContested || w.attendance === act) return;
        w.attendance = act;
        return this.#tell(act, EMPLOYER);
      case "contest":
        if (w.attendance !== "absent" || w.isContested) return;
        w.isContested = true;
        return this.#tell("contested", CANDIDATE);
      case "rate":
        if (w.attendance !== "worked" || w.isRated) return;
        w.isRated = true;
        return this.#settle("rated");
      case "wait":
        return;
    }
  }

  #askReply(): void {
    const { now: createdAt, startsAt } = this.world;
    this.world.replyBy = replyBy({ createdAt, startsAt, interviewAt: null, changedAt: null });
    this.world.isReminded = false;
    this.#remindAt = replyReminderAt({ createdAt, startsAt, until: this.world.replyBy });
  }

  /** As the sweep: the reminder at half of the time, then the end. */
  #replyInTime(): void {
    const w = this.world;
    if (!waits(w)) return;
    if (w.replyBy <= w.now) {
      w.status = "lapsed";
      this.#tell("lapsed", null);
      const words = notificationFr.applicationsLapsed({ count: 1, job: "Serveur", when: "demain" });
      if (!w.isClosed) this.#add("application_lapsed", EMPLOYER, words);
    } else if (this.#remindAt <= w.now && !w.isReminded && !w.isClosed) {
      w.isReminded = true;
      const until = deadlineIn(w.replyBy);
      this.#add("reply_soon", EMPLOYER, notificationFr.replySoon({ count: 1, job: "Serveur", when: "demain", until }));
    }
  }

  /** Nobody confirmed by then: the place is free, as the job does. */
  #lapseInTime(): void {
    const w = this.world;
    if (
      w.status !== "accepted" ||
      w.candidateStatus !== null ||
      !w.confirmBefore ||
      w.confirmBefore > w.now ||
      w.startsAt <= w.now
    )
      return;
    Object.assign(w, { status: "rejected", ended: "released", confirmBefore: null });
    this.#tell("released", null);
  }

  /** As the sweep: the question, then the alert. */
  #askAgainInTime(): void {
    const w = this.world;
    if (!isExpected(w) || w.candidateStatus !== "confirmed" || w.yesAt === null || this.#isAlerted) return;
    const step = reconfirmStep({ startsAt: w.startsAt, confirmedAt: w.yesAt, reconfirmBy: w.reconfirmBy }, w.now);
    w.reconfirmBy = step.reconfirmBy;
    if (step.event === "unconfirmed") this.#isAlerted = true;
    if (step.event) this.#tell(step.event === "asked" ? "reconfirm_asked" : "unconfirmed", null);
  }

  #decide(to: GivenStatus, toast: string | null): void {
    const w = this.world;
    if (isOut(w) || w.status === to || w.attendance || refuseTransition(w.status, to)) return;
    const [event] = statusEvents(w.status, to);
    if (w.status === "rejected") {
      Object.assign(w, { candidateStatus: null, confirmedAt: null, yesAt: null, reconfirmBy: null });
      this.#isAlerted = false;
      this.#askReply();
    }
    w.ended = w.status === "accepted" ? "cancelled" : null;
    w.status = to;
    w.isSeen = true;
    w.confirmBefore = to === "accepted" ? confirmBefore({ acceptedAt: w.now, startsAt: w.startsAt }) : null;
    if (toast) this.#toast(toast);
    this.#tell(event, EMPLOYER);
  }

  /** As the commands: what the act settles is read, then the job tells both sides. */
  #tell(kind: ApplicationEvent["kind"], actorId: number | null): void {
    const w = this.world;
    this.#settle(kind);
    const event = {
      kind,
      actorId,
      at: w.now,
      reason: kind === "cancelled" && actorId ? "Fermeture exceptionnelle" : null,
      applicationId: 5,
      status: w.status,
      candidateId: CANDIDATE,
      recipients: [EMPLOYER],
      confirmBefore: w.confirmBefore,
      reconfirmBy: w.reconfirmBy,
      askedStart: w.reconfirmBy && w.startsAt,
      createdAt: w.now,
      withdrawnAt: null,
      decidedAt: w.now,
      job: "Serveur",
      company: "Café Voltaire",
      startsAt: w.startsAt,
      firstName: "Inès",
      lastName: "Morel",
      interviewId: null,
      proposedTimes: null,
      chosenTime: null,
    } as ApplicationEvent;
    for (const { kind: noted, userId, title, message, isOwn } of notificationsFor(event, IN_FRENCH)) {
      if (isOwn) this.#say(`${title}. ${message}`, null);
      else this.#add(noted, userId, { title, message });
    }
  }

  #add(kind: NotificationKind, userId: number, words: { title: string; message: string }): void {
    const { replyBy: reply, reconfirmBy: again, confirmBefore: offer } = this.world;
    const deadline = kind === "reply_soon" ? reply : kind === "confirm_again" ? again : offer;
    this.unread.push({ kind, userId, ...words, deadline });
  }

  #settle(act: string): void {
    this.unread = this.unread.filter(({ kind }) => !SETTLED_BY[kind].includes(act as SettlingAct));
  }

  #toast(text: string): void {
    this.#say(text, null);
  }

  #say(text: string, deadline: Date | null): void {
    const written = sayDates(text, this.world.now);
    this.faults.push(...contradictions(written, this.world), ...wrongDays(written, deadline, this.world.now));
    if (/\{\{/.test(written)) this.faults.push(`a date that nobody says: ${written}`);
  }

  /** What could leave at this moment: in the list unread, by push, in a mail, in a digest. */
  #check(): void {
    const w = this.world;
    for (const note of this.unread.filter(({ kind }) => stillStands(kind, matterOf(w)))) {
      this.#say(`${note.title}. ${note.message}`, note.deadline);
      const mail = deliveryFr.mail({ firstName: "Inès" }, [note], ["application_update"]);
      this.#say(mail.paragraphs.slice(0, 2).join(" "), note.deadline);
    }
  }
}

const factsOf = (w: World): StateFacts => ({
  status: w.status,
  candidateStatus: w.candidateStatus,
  ended: w.ended,
  attendance: w.attendance,
  reserve: null,
  vetoUntil: null,
  isAskedAgain: isAskedAgain(w),
  endsAt: new Date(w.startsAt.getTime() + 5 * HOUR),
});

function matterOf(w: World): Matter {
  const { status, candidateStatus, isSeen, attendance, isContested, isRated } = w;
  return {
    application: {
      status,
      candidateStatus,
      isSeen,
      attendance,
      isAskedAgain: isAskedAgain(w),
      isContested,
      isRated,
      hasArrived: false,
    },
    mission: {
      isOver: w.isClosed,
      hasStarted: w.startsAt <= w.now,
      isFilled: isFilled(w),
      isHeld: false,
      isHidden: false,
      hasUnread: waits(w) && !isSeen,
      hasWaiting: waits(w),
    },
    interview: null,
  };
}

const evening = atParis("2026-11-18", "21:30");

test("nothing that can be read contradicts the data, whatever people do and when", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.integer({ min: 0, max: 900 })), { maxLength: 14 }),
      (hours, acts) => {
        const story = new Story(evening, hours);
        for (const [act, minutes] of acts) story.act(act, minutes);
        expect(story.faults).toEqual([]);
      },
    ),
    { numRuns: 20_000, seed: 31 },
  );
}, 120_000);

const story = (hours: number, ...acts: [Act, number][]) => {
  const story = new Story(evening, hours);
  for (const [act, minutes] of acts) story.act(act, minutes);
  return story;
};
const standing = ({ unread, world }: Story) =>
  unread.filter(({ kind }) => stillStands(kind, matterOf(world))).map(({ kind }) => kind);

test("Y1: confirmed, then withdrawn: nothing asks to confirm", () => {
  expect(standing(story(13, ["accept", 1], ["confirm", 2], ["withdraw", 3]))).toEqual(["application_withdrawn"]);
});

test("K9: accepted and confirmed: no new application is left to tell of", () => {
  expect(standing(story(13, ["accept", 1], ["confirm", 2]))).toEqual(["application_confirmed"]);
});

test("K4: until when to confirm says its day, and another one the next day", () => {
  const { unread } = story(40, ["accept", 1]);
  const text = unread.find(({ kind }) => kind === "application_accepted")?.message ?? "";
  expect(sayDates(text, evening)).toContain("avant demain 21\u00a0h\u00a030");
  expect(sayDates(text, atParis("2026-11-19", "09:00"))).toContain("avant 21\u00a0h\u00a030");
});

test("Y2: the sentence of the dialog is what counts afterwards", () => {
  expect(story(13, ["accept", 1], ["confirm", 1], ["withdraw", 20])).toMatchObject({
    faults: [],
    world: { isLate: false },
  });
  expect(story(13, ["accept", 1], ["confirm", 1], ["withdraw", 40])).toMatchObject({
    faults: [],
    world: { isLate: true },
  });
});

test("Y10: the first line of a proposition has the trade, the day, the hours, the place and the pay; the text message too", () => {
  const mission = {
    company: "Café Voltaire",
    job: "Serveur en salle (H/F)",
    place: "Lyon 7e",
    shiftCount: 1,
    startsAt: atParis("2026-11-19", "11:00"),
    endsAt: atParis("2026-11-19", "15:00"),
    lastEndsAt: null,
    payCents: 1450,
    payPeriod: "hourly" as const,
  };
  const title = sayDates(propositionNotificationFr.title(mission), evening);
  expect(title.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    "Serveur en salle, demain 11 h – 15 h · Lyon 7e · 14,50 € / heure",
  );
  const message = propositionNotificationFr.messageFor(mission)({
    km: 3,
    reasons: [],
    answerBefore: atParis("2026-11-19", "07:30"),
  });
  expect(sayDates(message, evening).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    "Café Voltaire · à 3 km\nRépondez avant demain 7 h 30.",
  );
  const sms = smsText(
    smsFr,
    "fr",
    { title, message },
    { open: "https://renfort.example/p/1", stop: "https://renfort.example/s/1" },
  );
  expect(sms).toMatch(/^Serveur en salle, demain 11 h - 15 h - Lyon 7e - 14,50 euros\/h/);
});

test("N5: several applications are told by their number, the mission and its moment", () => {
  const { title } = notificationFr.applicationsReceived({ count: 7, job: "Serveur", when: "demain à 11\u00a0h" });
  expect(title.replaceAll("\u00a0", " ")).toBe("7 nouvelles candidatures pour « Serveur », demain à 11 h");
});
