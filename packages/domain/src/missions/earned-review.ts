import { type SignIn, signInKeys } from "../accounts/sign-in-keys.ts";

/** Work that both sides say took place: its employer recorded it, and the worker spoke of it afterwards. */
export type AgreedWork = {
  workerId: number;
  /** The Paris days worked. */
  days: readonly string[];
};

/** Where and on what a person signs in. */
export type Traces = { signIns: readonly SignIn[]; browsers: readonly string[] };

export const EARNED_DAYS = 3;
export const EARNED_PEOPLE = 2;

/**
 * Whether a company's work ends the review of its missions: three different days, by two people at least who share no device
 * and no network with the company's members, nor with each other. Two accounts on one telephone are one person.
 */
export function isReviewEarned(
  works: readonly AgreedWork[],
  members: Traces,
  tracesOf: (workerId: number) => Traces,
): boolean {
  const known = new Set(traceKeys(members));
  const days = new Set<string>();
  let people = 0;
  for (const [workerId, worked] of byWorker(works)) {
    const keys = traceKeys(tracesOf(workerId));
    if (keys.some((key) => known.has(key))) continue;
    people += 1;
    for (const key of keys) known.add(key);
    for (const day of worked) days.add(day);
  }
  return people >= EARNED_PEOPLE && days.size >= EARNED_DAYS;
}

/** Those who worked the most days first, so that a shared telephone leaves out the least. */
function byWorker(works: readonly AgreedWork[]): [number, Set<string>][] {
  const found = new Map<number, Set<string>>();
  for (const { workerId, days } of works) {
    const known = found.get(workerId) ?? new Set<string>();
    for (const day of days) known.add(day);
    found.set(workerId, known);
  }
  return [...found].toSorted(([, a], [, b]) => b.size - a.size);
}

const traceKeys = ({ signIns, browsers }: Traces): string[] => [
  ...signInKeys(signIns),
  ...browsers.map((token) => `browser ${token}`),
];
