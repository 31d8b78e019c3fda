import type { PresenceResults } from "@app/contract/day/presence";
import type { PresenceKind } from "@app/domain/day/presence";
import { useSyncExternalStore } from "react";

export type RefusalReason = NonNullable<PresenceResults["results"][number]["reason"]>;

/** Stored in this browser until the server has answered. There is no place in it. */
export interface QueuedEvent {
  userId: number;
  clientId: string;
  application: number;
  shift: number;
  kind: PresenceKind;
  /** By the clock of this phone. */
  deviceAt: string;
  code?: string;
  /** Why the server refused it: shown until another one is typed. */
  refused?: RefusalReason;
}

const STORE = "renfort-presence";
const NONE: readonly QueuedEvent[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; list: readonly QueuedEvent[] } = { text: null, list: NONE };

/** Storage may be refused (private browsing, quota): it waits in this page alone then. */
function read(): readonly QueuedEvent[] {
  try {
    const text = localStorage.getItem(STORE);
    if (text !== known.text) known = { text, list: text === null ? NONE : JSON.parse(text) };
  } catch {
    // What this page knows stays.
  }
  return known.list;
}

function write(list: readonly QueuedEvent[]): void {
  const text = list.length > 0 ? JSON.stringify(list) : null;
  try {
    if (text === null) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, text);
    known = { text, list };
  } catch {
    known = { text: known.text, list };
  }
  for (const listener of listeners) listener();
}

const isSameStep = (a: QueuedEvent, b: Pick<QueuedEvent, "application" | "shift" | "kind">) =>
  a.application === b.application && a.shift === b.shift && a.kind === b.kind;

/** A new tap replaces the one that was refused. */
export function queueEvent(event: Omit<QueuedEvent, "clientId" | "deviceAt">): void {
  const others = read().filter((queued) => !(queued.refused !== undefined && isSameStep(queued, event)));
  write([...others, { ...event, clientId: crypto.randomUUID(), deviceAt: new Date().toISOString() }]);
}

/** What may be sent: of this person, and not refused. */
export const eventsToSend = (list: readonly QueuedEvent[], userId: number): QueuedEvent[] =>
  list.filter((event) => event.userId === userId && event.refused === undefined);

export const queuedEvents = (userId: number): QueuedEvent[] => eventsToSend(read(), userId);

/** What counted leaves; what was refused stays, with the reason. Taps made meanwhile are not touched. */
export function settleEvents(results: PresenceResults["results"]): void {
  const answers = new Map(results.map((result) => [result.client_id, result]));
  write(
    read().flatMap((event) => {
      const answer = answers.get(event.clientId);
      if (!answer) return [event];
      return answer.outcome === "refused" && answer.reason ? [{ ...event, refused: answer.reason }] : [];
    }),
  );
}

/** On sign-out. */
export function clearQueuedEvents(): void {
  write(NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Empty on the server and during hydration. */
export function useQueuedEvents(): readonly QueuedEvent[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}
