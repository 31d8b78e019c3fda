import { useSyncExternalStore } from "react";

/** Stored in this browser until the network is back. */
export interface QueuedApplication {
  userId: number;
  missionId: number;
  title: string;
  message: string;
  attachCv: boolean;
  /** Absent: all of them. */
  shifts?: readonly number[];
  /** The idempotency key. */
  key: string;
}

const STORE = "renfort-outbox";
const NONE: readonly QueuedApplication[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; list: readonly QueuedApplication[] } = { text: null, list: NONE };

/** Storage may be refused (private browsing, quota): nothing is queued then, and the form shows it. */
function read(): readonly QueuedApplication[] {
  try {
    const text = localStorage.getItem(STORE);
    if (text !== known.text) known = { text, list: text === null ? NONE : JSON.parse(text) };
  } catch {
    known = { text: null, list: NONE };
  }
  return known.list;
}

function write(list: readonly QueuedApplication[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(STORE, JSON.stringify(list));
    else localStorage.removeItem(STORE);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** One per mission. False when storage is refused. */
function queueApplication(application: QueuedApplication): boolean {
  const { userId, missionId } = application;
  const others = read().filter((queued) => queued.userId === userId && queued.missionId !== missionId);
  return write([...others, application]);
}

/** An empty message or no shift would be refused. */
export function queueApplicationForm(form: FormData): boolean {
  if (text(form, "message").trim() === "" || (form.has("choice") && !form.has("shifts"))) return false;
  return queueApplication({
    userId: Number(text(form, "worker")),
    missionId: Number(text(form, "job")),
    title: text(form, "title"),
    message: text(form, "message"),
    attachCv: text(form, "is_coverLetter") === "true",
    ...(form.has("choice") && { shifts: form.getAll("shifts").map(Number) }),
    key: text(form, "key"),
  });
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export function removeQueuedApplication(key: string): void {
  write(read().filter((queued) => queued.key !== key));
}

/** On sign-out. */
export function clearQueuedApplications(): void {
  write(NONE);
}

export function queuedApplications(userId: number): readonly QueuedApplication[] {
  return read().filter((queued) => queued.userId === userId);
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
export function useQueuedApplications(): readonly QueuedApplication[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}
