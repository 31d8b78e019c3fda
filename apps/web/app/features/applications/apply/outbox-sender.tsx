import { useCallback } from "react";
import { useResend } from "../../../lib/use-resend.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import {
  type QueuedApplication,
  queuedApplications,
  removeQueuedApplication,
  useQueuedApplications,
} from "./outbox.ts";

/** Sent, or refused for good. */
export type OutboxResult = { ok: true } | { ok: false; message: string };

/** Sends queued applications on « online », on load and at intervals. */
export function OutboxSender({ userId, to, onSent }: { userId: number; to: string; onSent: () => void }) {
  const waiting = useQueuedApplications().some((queued) => queued.userId === userId);
  useResend(
    waiting,
    useCallback(() => sendAll(userId, to, onSent), [userId, to, onSent]),
  );
  return null;
}

/** One tab at a time. */
async function sendAll(userId: number, to: string, onSent: () => void): Promise<void> {
  await navigator.locks.request("renfort-outbox", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const queued of queuedApplications(userId)) if (await sendOne(queued, to)) onSent();
  });
}

/** True once sent or refused; other failures are tried again later. */
async function sendOne(queued: QueuedApplication, to: string): Promise<boolean> {
  const result = await post(queued, to);
  if (result === undefined) return false;
  removeQueuedApplication(queued.key);
  const about = `«\u00a0${queued.title}\u00a0»`;
  if (result.ok) toast(`Candidature envoyée pour ${about}.`);
  else toast(`${about}\u00a0: ${result.message}`, { tone: "error" });
  return true;
}

async function post(queued: QueuedApplication, to: string): Promise<OutboxResult | undefined> {
  const form = new FormData();
  form.set("job", String(queued.missionId));
  form.set("message", queued.message);
  form.set("is_coverLetter", String(queued.attachCv));
  form.set("key", queued.key);
  if (queued.shifts) {
    form.set("choice", "1");
    for (const id of queued.shifts) form.append("shifts", String(id));
  }
  try {
    // A redirect means signed out: it stays queued.
    const response = await fetch(to, { method: "POST", body: form, redirect: "manual" });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
