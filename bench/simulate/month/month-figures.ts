import type { City } from "../city.ts";
import type { MonthOutcome } from "./month.ts";
import { MESSAGE_KINDS, type MessageKind } from "./records.ts";

export type MonthFigures = {
  /** Of the applications that an employer had to answer, those a person of the company answered in time. */
  answered: number;
  /** Nobody ever answered them, and nothing ended them before the start. */
  silent: number;
  /** Share of the places for which somebody had confirmed at some moment before the start. */
  filled: number;
  confirmedAtStart: number;
  came: number;
  /** Of the missions that lost somebody confirmed in the last day, those complete at the start. */
  mended: number;
  /** To people and employers together. */
  messagesPerPlace: number;
  messages: Record<MessageKind, number>;
};

export function monthFiguresOf({ missions }: City, { recordOf, sent, isAbsent }: MonthOutcome): MonthFigures {
  const records = missions.map(recordOf);
  const places = sum(missions.map((mission) => mission.places));
  const filled = sum(records.map(({ mostConfirmed }) => mostConfirmed));
  const applications = records.flatMap((record) => record.applications);
  const asked = applications.filter(({ isOwnYes }) => !isOwnYes);
  const confirmed = applications.filter(({ state }) => state === "confirmed");
  const givenBack = missions.filter((mission) => recordOf(mission).isGivenBackLate);
  const perPlace = (count: number) => count / filled;
  return {
    answered: shareOf(asked, ({ answeredAt, until }) => answeredAt !== null && answeredAt <= until),
    silent: shareOf(asked, ({ state }) => state === "waiting"),
    filled: filled / places,
    confirmedAtStart: confirmed.length / places,
    came: confirmed.filter(({ person, mission }) => !isAbsent(person, mission)).length / places,
    mended: shareOf(givenBack, (mission) => recordOf(mission).confirmed >= mission.places),
    messagesPerPlace: perPlace(sum([...sent.values()])),
    messages: Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, perPlace(sent.get(kind) ?? 0)])) as Record<
      MessageKind,
      number
    >,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const shareOf = <T>(rows: readonly T[], isCounted: (row: T) => boolean) =>
  rows.length === 0 ? 0 : rows.filter(isCounted).length / rows.length;
