import type { PresenceResults } from "@app/contract/day/presence";
import { MOST_EVENTS } from "@app/domain/day/presence";
import { useCallback } from "react";
import { useResend } from "../../../lib/use-resend.ts";
import { eventsToSend, type QueuedEvent, queuedEvents, settleEvents, useQueuedEvents } from "./presence-outbox.ts";

interface PresenceSenderProps {
  userId: number;
  /** The address that sends them on. */
  to: string;
  onSent: () => void;
}

/** Sends what waits in this browser; the same event twice counts once. */
export function PresenceSender({ userId, to, onSent }: PresenceSenderProps) {
  const waiting = eventsToSend(useQueuedEvents(), userId).length;
  // A tap made while others wait is sent at once too.
  const send = useCallback(async () => {
    if (waiting > 0) await sendAll(userId, to, onSent);
  }, [waiting, userId, to, onSent]);
  useResend(waiting > 0, send);
  return null;
}

/** One tab at a time. */
async function sendAll(userId: number, to: string, onSent: () => void): Promise<void> {
  await navigator.locks.request("renfort-presence", async () => {
    const events = queuedEvents(userId).slice(0, MOST_EVENTS);
    if (events.length === 0) return;
    const results = await post(events, to);
    if (results === undefined) return;
    settleEvents(results);
    onSent();
  });
}

async function post(events: readonly QueuedEvent[], to: string): Promise<PresenceResults["results"] | undefined> {
  const body = {
    sent_at: new Date().toISOString(),
    events: events.map(({ clientId, application, shift, kind, deviceAt, code }) => ({
      client_id: clientId,
      application,
      shift,
      kind,
      device_at: deviceAt,
      ...(code !== undefined && { code }),
    })),
  };
  try {
    // A redirect means signed out: it stays queued.
    const response = await fetch(to, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
      redirect: "manual",
    });
    if (!response.ok) return undefined;
    const { results }: PresenceResults = await response.json();
    return results;
  } catch {
    return undefined;
  }
}
