import type { PresenceState } from "./presence.ts";

/** Those to act on first, on a phone as at a desk. */
const ORDER: readonly PresenceState[] = ["late", "to_confirm", "absent", "en_route", "confirmed", "arrived", "done"];

type Placed = { state: PresenceState; flagged: boolean; name: string };

export const boardOrder = (a: Placed, b: Placed): number =>
  ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
  Number(b.flagged) - Number(a.flagged) ||
  a.name.localeCompare(b.name, "fr");
