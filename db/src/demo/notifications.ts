import { formatPay } from "@app/domain/missions/format-pay";
import { distanceKm } from "@app/domain/places/distance";
import { formatRating } from "@app/domain/ratings/format-rating";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import type { Insertable } from "kysely";
import type { ApplicationEvents, Notifications } from "../schema.ts";
import { notificationFr as fr } from "./notifications.fr.ts";
import type { Random } from "./random.ts";
import type { DemoRating } from "./ratings.ts";
import { DAY_MS, type DemoCandidate, type DemoMission, HOUR_MS, MINUTE_MS } from "./types.ts";

const HISTORY_MS = 45 * DAY_MS;
const CANDIDATE = "/candidat/tableau-de-bord";
const EMPLOYER = "/employeur/tableau-de-bord";

export type NumberedEvent = Insertable<ApplicationEvents> & { id: number; at: Date };
type Draft = Pick<
  Insertable<Notifications>,
  "userId" | "type" | "kind" | "eventKey" | "title" | "message" | "actionUrl"
> & { createdAt: Date };

type NotificationsInput = {
  random: Random;
  now: Date;
  candidates: ReadonlyMap<number, DemoCandidate>;
  missions: ReadonlyMap<number, DemoMission>;
};

type DemoEvents = { events: readonly NumberedEvent[]; ratings: readonly DemoRating[] };

/** The notifications of the last weeks; recent ones may still be unread. */
export function makeNotifications(
  input: NotificationsInput,
  { events, ratings }: DemoEvents,
): Insertable<Notifications>[] {
  const { random, now } = input;
  const drafts = [
    ...events.flatMap((event) => aboutEvent(input, event)),
    ...ratings.flatMap(aboutRating),
    ...[...input.missions.values()].flatMap((mission) => aboutMission(input, mission)),
  ];
  return drafts
    .filter(({ createdAt }) => createdAt <= now && now.getTime() - createdAt.getTime() < HISTORY_MS)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.userId - b.userId)
    .map((draft) => {
      const age = now.getTime() - draft.createdAt.getTime();
      const isRead = random.chance(age > 4 * DAY_MS ? 0.97 : age > DAY_MS ? 0.7 : 0.3);
      const readAt = isRead
        ? new Date(draft.createdAt.getTime() + Math.min(random.between(1, 300) * MINUTE_MS, age))
        : null;
      return Object.assign(draft, { readAt });
    });
}

function aboutEvent({ candidates, missions }: NotificationsInput, event: NumberedEvent): Draft[] {
  const mission = missions.get(event.missionId);
  const timeline = mission?.timelines.find(({ id }) => id === event.applicationId);
  const candidate = candidates.get(timeline?.candidateId ?? 0);
  if (!mission || !timeline || !candidate) return [];
  const values = {
    candidate: candidate.name,
    company: mission.company.name,
    job: mission.row.title,
    start: formatDay(mission.row.startsAt),
    time: formatTime(mission.row.startsAt),
  };
  const base = { type: "application_update", eventKey: `application_event:${event.id}`, createdAt: event.at } as const;
  const toCandidate = {
    ...base,
    userId: candidate.id,
    actionUrl: `${CANDIDATE}/candidatures#candidature-${timeline.id}`,
  };
  const toEmployer = {
    ...base,
    userId: mission.company.employerId,
    actionUrl: `${EMPLOYER}/candidatures/${timeline.id}`,
  };
  switch (event.kind) {
    case "received":
      return [{ ...toEmployer, kind: "application_received", ...fr.applicationReceived(values) }];
    case "seen":
      return [{ ...toCandidate, kind: "application_seen", ...fr.applicationSeen(values) }];
    case "accepted":
      return [{ ...toCandidate, kind: "application_accepted", ...fr.applicationAccepted(values) }];
    case "rejected":
      return [{ ...toCandidate, kind: "application_rejected", ...fr.applicationRejected(values) }];
    case "cancelled":
      return [
        { ...toCandidate, kind: "application_cancelled", ...fr.applicationCancelled(values, timeline.reason ?? "") },
      ];
    case "confirmed":
      return [{ ...toEmployer, kind: "application_confirmed", ...fr.applicationConfirmed(values) }];
    case "withdrawn": {
      const words = timeline.acceptedAt ? fr.placeFreed(values) : fr.applicationWithdrawn(values);
      return [{ ...toEmployer, kind: "application_withdrawn", ...words }];
    }
    case "reviewed":
    case "unreviewed":
    case "reopened":
    case "lapsed":
    case "released":
    case "reconfirm_asked":
    case "reconfirmed":
    case "unconfirmed":
    case "worked":
    case "absent":
    case "contested":
    case "interview_proposed":
    case "interview_chosen":
    case "interview_declined":
    case "interview_countered":
      break;
  }
  return [];
}

function aboutRating({ row, mission, comment }: DemoRating): Draft[] {
  if (row.publishedAt === null) return [];
  const values = {
    company: mission.company.name,
    job: mission.row.title,
    rating: formatRating(Number(row.mean)),
    comment,
  };
  const base = {
    type: "rating_received",
    kind: "rating_received",
    eventKey: `rating:${row.id}`,
    createdAt: row.publishedAt,
  } as const;
  return row.direction === "candidate"
    ? [{ ...base, userId: row.candidateId, actionUrl: `${CANDIDATE}/profil`, ...fr.candidateRated(values) }]
    : [{ ...base, userId: mission.company.employerId, actionUrl: `${EMPLOYER}/profil`, ...fr.companyRated(values) }];
}

/** A new urgent mission notifies a few people nearby with the skills, and those who worked there before. */
function aboutMission({ random, now, candidates, missions }: NotificationsInput, mission: DemoMission): Draft[] {
  const { row, company, phase } = mission;
  if (phase !== "soon" && phase !== "upcoming") return [];
  const createdAt = new Date(Math.min(row.publishedAt.getTime() + 2 * MINUTE_MS, now.getTime()));
  const values = {
    company: company.name,
    job: row.title,
    place: row.location,
    start: formatDay(row.startsAt),
    pay: formatPay(row.payCents, row.payPeriod),
  };
  const base = { createdAt, eventKey: `mission:${row.id}`, actionUrl: `${CANDIDATE}/emplois-details/${row.id}` };
  const nearby = [...candidates.values()].filter(
    ({ place, since, isOnFire, sectors }) =>
      isOnFire && since < createdAt && sectors.includes(mission.sector) && distanceKm(place, company.place) < 30,
  );
  const known = new Set(
    [...missions.values()]
      .filter((other) => other.company.id === company.id && other.row.endsAt.getTime() + HOUR_MS < createdAt.getTime())
      .flatMap(({ timelines }) =>
        timelines.flatMap((timeline) => (timeline.attendance === "worked" ? timeline.candidateId : [])),
      ),
  );
  return nearby.flatMap(({ id, skills }): Draft[] => {
    const shared = skills.filter((skill) => row.skills?.includes(skill)).slice(0, 2);
    if (shared.length === 0) return [];
    if (known.has(id)) {
      return random.chance(0.4)
        ? [{ ...base, userId: id, type: "new_job", kind: "new_job", ...fr.missionAtKnownCompany(values) }]
        : [];
    }
    if (!row.urgent) return [];
    const reasons = [...shared.map((skill) => skill.toLocaleLowerCase("fr")), "à moins de 30\u00a0km"].join(", ");
    return [
      { ...base, userId: id, type: "job_match", kind: "job_match", ...fr.missionMatches({ ...values, reasons }) },
    ];
  });
}
