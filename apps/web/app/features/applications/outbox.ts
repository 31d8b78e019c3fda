import { useSyncExternalStore } from "react";

/** An application written without a network: kept in this browser, for this person, until it is sent. */
export interface KeptApplication {
  userId: number;
  missionId: number;
  title: string;
  message: string;
  attachCv: boolean;
  /** Sent again with each attempt: however many arrive, one application is made. */
  key: string;
}

const STORE = "renfort-outbox";
const NONE: readonly KeptApplication[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; list: readonly KeptApplication[] } = { text: null, list: NONE };

/** Storage may be refused (private browsing, quota): nothing can be kept then, and the form says so. */
function read(): readonly KeptApplication[] {
  try {
    const text = localStorage.getItem(STORE);
    if (text !== known.text) known = { text, list: text === null ? NONE : JSON.parse(text) };
  } catch {
    known = { text: null, list: NONE };
  }
  return known.list;
}

function write(list: readonly KeptApplication[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(STORE, JSON.stringify(list));
    else localStorage.removeItem(STORE);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** One per mission: written again, it replaces what waited. False when this browser keeps nothing. */
function keepApplication(application: KeptApplication): boolean {
  const { userId, missionId } = application;
  const others = read().filter((kept) => kept.userId === userId && kept.missionId !== missionId);
  return write([...others, application]);
}

/** The form as it was written. An empty message would only come back refused. */
export function keepForm(form: FormData): boolean {
  if (text(form, "message").trim() === "") return false;
  return keepApplication({
    userId: Number(text(form, "worker")),
    missionId: Number(text(form, "job")),
    title: text(form, "title"),
    message: text(form, "message"),
    attachCv: text(form, "is_coverLetter") === "true",
    key: text(form, "key"),
  });
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export function forgetApplication(key: string): void {
  write(read().filter((kept) => kept.key !== key));
}

/** Whoever leaves takes their words along. */
export function forgetAllApplications(): void {
  write(NONE);
}

export function keptApplications(userId: number): readonly KeptApplication[] {
  return read().filter((kept) => kept.userId === userId);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Everything that waits in this browser; nothing on the server and during hydration. */
export function useKeptApplications(): readonly KeptApplication[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}
