import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { draftsFor } from "./application-drafts.ts";
import { readApplicationEvent } from "./application-event.ts";
import { writeNotifications } from "./write.ts";

/** Tells whoever an application's event concerns, with the data as it is now. Running it twice tells once. */
export async function onApplicationEvent(
  ctx: Context,
  { missionId, eventId }: JobPayload<"application.event">,
): Promise<void> {
  const event = await readApplicationEvent(ctx, missionId, eventId);
  if (!event) return;
  const about = { key: `application_event:${eventId}`, at: event.at, type: "application_update" as const };
  await writeNotifications(ctx, about, draftsFor(event));
}
