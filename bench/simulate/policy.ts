import { ENOUGH_WAITING } from "@app/domain/matching/waves";
import { DAILY_DISCOVERIES } from "@app/domain/notifications/delivery";

/** How a mission is made known. Every policy also shows it in the list, the newest first, as the product does. */
export type Policy = {
  name: string;
  sends: "nothing" | "broadcast" | "waves";
  /** Most messages a person gets in 24 hours; null without a limit. */
  cap: number | null;
  /** Only people with one of the skills. */
  skilledOnly: boolean;
  /** Multiplies the size of each wave. */
  size: number;
  /** No new wave while this many applications for each missing place wait for the employer; null to send anyway. */
  enoughWaiting: number | null;
};

const base = { cap: null, skilledOnly: false, size: 1, enoughWaiting: null };

export const LIST: Policy = { ...base, name: "list", sends: "nothing" };
export const BROADCAST: Policy = { ...base, name: "broadcast to all", sends: "broadcast" };
export const SKILLED_BROADCAST: Policy = { ...BROADCAST, name: "broadcast to the skilled", skilledOnly: true };
/** Those of the product. */
export const WAVES: Policy = {
  ...base,
  name: "waves",
  sends: "waves",
  cap: DAILY_DISCOVERIES,
  skilledOnly: true,
  enoughWaiting: ENOUGH_WAITING,
};

export const POLICIES = [LIST, BROADCAST, SKILLED_BROADCAST, WAVES] as const;
/** Those whose sensitivity is shown: a broadcast to all is far from the others whatever is assumed. */
export const COMPARED = [LIST, SKILLED_BROADCAST, WAVES] as const;
