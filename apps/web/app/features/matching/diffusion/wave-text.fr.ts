import type { DiffusionView, StandbyStep, WaveView } from "@app/contract/matching/diffusion";
import { isProven } from "@app/domain/companies/company-level";
import type { ReserveRank } from "@app/domain/matching/reserve";
import { ENOUGH_WAITING, type WaveReason } from "@app/domain/matching/waves";
import { formatCount } from "@app/domain/text/format-number";
import { parisDay } from "@app/domain/time/calendar";
import { deadlinePhrase, momentPhrase } from "@app/domain/time/day-phrase";
import { formatMinutes } from "@app/domain/time/duration";
import { formatTime } from "@app/domain/time/format-time";
import type * as z from "zod";

/** « à 14 h 10 », « demain à 6 h 30 », « samedi 21 novembre à 18 h » */
function momentText(at: string, now: number): string {
  const date = new Date(at);
  return parisDay(date) === parisDay(new Date(now)) ? `à ${formatTime(date)}` : momentPhrase(date, new Date(now));
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);

const REASONS: Readonly<Record<WaveReason, string>> = {
  published: "Les suivantes",
  reopened: "Une place s’est libérée",
  asked: "À votre demande",
};

export const waveTitle = ({ number, reason }: WaveView): string =>
  number === 1 && reason === "published" ? "Les premières personnes" : REASONS[reason];

export function waveText(wave: WaveView, now: number): string {
  const moment = capitalized(momentText(wave.at, now));
  if (wave.state === "stopped") return "Vous avez arrêté avant\u00a0: rien n’est parti.";
  if (wave.state === "sent") {
    if (wave.notified === 0)
      return `${moment}. ${wave.number === 1 ? "Personne" : "Personne d’autre"} ne correspondait.`;
    return `${moment}. ${answersText(wave)}`;
  }
  if (wave.putOff)
    return `En attente\u00a0: au moins ${ENOUGH_WAITING}\u00a0candidatures par place attendent votre réponse. D’autres personnes sont prévenues quand vous avez répondu.`;
  const minutes = Math.ceil((Date.parse(wave.at) - now) / 60_000);
  const wait = minutes > 0 ? `, dans ${formatMinutes(minutes)}` : "";
  return `${moment}${wait}, s’il manque encore quelqu’un.`;
}

function answersText({ seen, interested, applied }: WaveView): string {
  const parts = [
    seen > 0 && (seen > 1 ? `${seen}\u00a0l’ont vue` : "une l’a vue"),
    interested > 0 && (interested > 1 ? `${interested}\u00a0intéressées` : "une intéressée"),
    applied > 0 && (applied > 1 ? `${applied}\u00a0ont postulé` : "une a postulé"),
  ].filter((part) => part !== false);
  return parts.length === 0 ? "Pas encore vue." : `${capitalized(parts.join(", "))}.`;
}

/** « 10 au plus » before, « 4 personnes » after. */
export function waveSizeText({ state, size, notified }: WaveView): string {
  if (state === "due") return `${size} au plus`;
  return notified > 1 ? `${notified}\u00a0personnes` : `${notified}\u00a0personne`;
}

/** « De nouveau possible à 14 h 32 » */
export const sendAgainText = (at: string, now: number): string => `De nouveau possible ${momentText(at, now)}.`;

type Reopening = DiffusionView["reopenings"][number];

const CAUSES: Readonly<Record<Reopening["cause"], string>> = {
  withdrawn: "la personne retenue ne peut plus venir",
  cancelled: "vous avez annulé une venue",
  released: "la venue n’a pas été confirmée à temps",
};

export const reopeningText = ({ cause, at }: Reopening, now: number): string =>
  `Une place s’est libérée ${momentText(at, now)}\u00a0: ${CAUSES[cause]}.`;

type Standby = DiffusionView["standby"];

/** Plan B is the first thing to read: a place is offered now, or is free again. */
export const isPlanBUnderWay = ({ standby, missing, reopenings }: DiffusionView): boolean =>
  missing > 0 && (reopenings.length > 0 || standby.running !== null);

/** « Plan B : 2 personnes appelées, réponse avant 14 h 40 », « Plan B : 2 personnes en renfort » */
export function standbyTitle({ waiting, running }: Pick<Standby, "waiting" | "running">, now: number): string {
  if (running !== null) {
    const who = running.people > 1 ? `${running.people}\u00a0personnes appelées` : "une personne appelée";
    return `Plan\u00a0B\u00a0: ${who}, réponse avant ${deadlinePhrase(new Date(running.until), new Date(now))}`;
  }
  if (waiting === 0) return "Plan\u00a0B\u00a0: en veille";
  return `Plan\u00a0B\u00a0: ${waiting > 1 ? `${waiting}\u00a0personnes` : "une personne"} en renfort`;
}

const LEVELS: Readonly<Record<ReserveRank, string>> = {
  team: "De votre équipe d’abord.",
  worked_here: "De celles qui ont déjà travaillé chez vous.",
  applied: "De celles qui ont postulé.",
  other: "De celles qui se sont mises en renfort.",
};

/** Who is called at this moment, in the order of the reserve. */
export const levelText = ({ running }: Pick<Standby, "running">): string | undefined =>
  running === null ? undefined : LEVELS[running.level];

/** What a yes does when a place is lost; « 1 sur 2 » are accepted beforehand. */
export function planBText({ planB, waiting, accepted }: Pick<Standby, "planB" | "waiting" | "accepted">): string {
  const order =
    "Si une place se libère, elle est proposée à votre équipe, puis à qui a déjà travaillé chez vous, a postulé, ou attend en renfort.";
  if (planB === "ask") return `${order} Chaque oui attend votre réponse.`;
  const whose = waiting === 0 ? "" : ` (${accepted} sur ${waiting})`;
  return `${order} Le oui d’une personne que vous gardez en réserve${whose} prend la place\u202f; les autres attendent votre réponse.`;
}

export function standbyStepText(step: z.infer<typeof StandbyStep>, now: number): string {
  const at = momentText(step.at, now);
  switch (step.state) {
    case "waiting":
      return `Une personne s’est mise en renfort ${at}.`;
    case "called": {
      const end =
        step.expiresAt === null ? "" : `, qui répond avant ${deadlinePhrase(new Date(step.expiresAt), new Date(now))}`;
      return `Place proposée ${at} à une personne en renfort${end}.`;
    }
    case "accepted":
      return `Place reprise ${at} par une personne en renfort.`;
    case "declined":
      return `Une personne en renfort n’a pas pu venir (${at}).`;
    case "expired":
      return `Une personne en renfort n’a pas répondu à temps (${at}).`;
  }
}

export function forecastText({ cases, filled, medianMinutes }: NonNullable<DiffusionView["forecast"]>): string {
  const share = `Sur ${cases}\u00a0missions comparables, ${filled} ont été pourvues`;
  return medianMinutes === null || filled === 0
    ? `${share}.`
    : `${share}, la moitié en moins de ${formatMinutes(Math.max(1, medianMinutes))}.`;
}

type LevelLimit = NonNullable<DiffusionView["level_limit"]>;

/** « Vos vagues : 10 personnes au plus, et 30 par jour… »; undefined while a proven company is far from its own figure. */
export function levelLimitLine(limit: LevelLimit): string | undefined {
  const { level, people_per_wave: wave, people_per_day: day, notified_today: notified } = limit;
  if (isProven(level)) {
    return day !== null && notified >= day
      ? `Vos missions ont prévenu ${formatCount(notified)}\u00a0personnes aujourd’hui\u00a0: c’est le plus qu’une entreprise de votre niveau puisse prévenir en un jour.`
      : undefined;
  }
  const most = [
    wave !== null && `${formatCount(wave)}\u00a0personnes prévenues au plus`,
    day !== null && `${formatCount(day)} par jour pour toutes vos missions`,
  ].filter((part) => part !== false);
  if (most.length === 0) return undefined;
  const today =
    notified === 0
      ? ""
      : notified === 1
        ? " Une l’a été aujourd’hui."
        : ` ${formatCount(notified)} l’ont été aujourd’hui.`;
  return `À chaque fois, ${most.join(", et ")}, tant que l’adresse de votre entreprise n’est pas prouvée.${today}`;
}
