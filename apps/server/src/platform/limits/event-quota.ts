/** Rows per kind, subject and hour; further ones are counted and written as one number. */
export const MAX_PER_SUBJECT = 20;
/** Rows of all subjects per minute and process, to protect the disk. */
export const MAX_PER_MINUTE = 120;
const HOUR_MS = 3_600_000;
const MAX_SUBJECTS = 10_000;

type Countable = { kind: string; userId: number | null; sessionId: number | null; address: string | null };
type Window<T> = { first: T; until: number; written: number; counted: number };

export type EventQuota<T> = {
  /** False when it is only counted. */
  admit: (event: T) => boolean;
  /** The first event of each expired window, with the number that was not written. */
  takeCounted: (everything?: boolean) => { event: T; count: number }[];
};

/** The subject is the account, or else the network of the request. */
export function createEventQuota<T extends Countable>(now: () => Date): EventQuota<T> {
  const windows = new Map<string, Window<T>>();
  let [minute, writtenThisMinute] = [0, 0];

  function windowOf(event: T, at: number): Window<T> {
    const own = `${event.kind} ${event.userId ?? event.address}`;
    const isTracked = windows.has(own) || windows.size < MAX_SUBJECTS;
    // With too many subjects, the rest share one anonymous window.
    const key = isTracked ? own : `${event.kind} others`;
    const found = windows.get(key);
    if (found && (found.until > at || found.counted > 0)) return found;
    const first = isTracked ? event : { ...event, userId: null, sessionId: null, address: null };
    const opened = { first, until: at + HOUR_MS, written: 0, counted: 0 };
    windows.set(key, opened);
    return opened;
  }

  return {
    admit(event) {
      const at = now().getTime();
      const current = Math.floor(at / 60_000);
      if (current !== minute) [minute, writtenThisMinute] = [current, 0];
      const window = windowOf(event, at);
      const isAdmitted = window.written < MAX_PER_SUBJECT && writtenThisMinute < MAX_PER_MINUTE;
      if (isAdmitted) writtenThisMinute += 1;
      window[isAdmitted ? "written" : "counted"] += 1;
      return isAdmitted;
    },
    takeCounted(everything = false) {
      const at = now().getTime();
      const over = [...windows].filter(([, { until }]) => everything || until <= at);
      for (const [key] of over) windows.delete(key);
      return over.flatMap(([, { first, counted }]) => (counted > 0 ? [{ event: first, count: counted }] : []));
    },
  };
}
