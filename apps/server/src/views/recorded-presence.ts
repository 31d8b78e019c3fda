import { type Presence, presenceOf, type RecordedEvent } from "@app/domain/day/presence";

/** Instants as JSON writes them; null when nothing was recorded. */
export type StoredEvents = (Omit<RecordedEvent, "at"> & { at: string })[] | null;

/** Of `presence_events e` in an outer query. */
export const EVENTS_JSON = "json_agg(json_build_object('kind', e.kind, 'at', e.at, 'flagged', e.flagged))";

export const readPresence = (events: StoredEvents): Presence =>
  presenceOf((events ?? []).map((event) => ({ ...event, at: new Date(event.at) })));
