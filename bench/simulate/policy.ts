import { ENOUGH_WAITING, lookAgainAt, planWave } from "@app/domain/matching/waves";
import { DAILY_DISCOVERIES } from "@app/domain/notifications/delivery";
import { formerlyLookAgainAt, planFormerWave } from "./former-waves.ts";

/** How a mission is made known. Every policy also shows it in the list, the newest first, as the product does. */
export type Policy = {
  name: string;
  sends: "nothing" | "broadcast" | "waves";
  /** Most messages a person gets in 24 hours; null without a limit. */
  cap: number | null;
  /** Only people with one of the skills. */
  skilledOnly: boolean;
  /** The employer's own extras before everybody, booked by their yes. */
  teamFirst: boolean;
  /** Multiplies the size of each wave. */
  size: number;
  /** No new wave while this many applications for each missing place wait for the employer; null to send anyway. */
  enoughWaiting: number | null;
  /** When the next wave leaves and how large it is. */
  plan: { next: typeof planWave; again: typeof lookAgainAt };
};

const base = {
  cap: null,
  skilledOnly: false,
  teamFirst: false,
  size: 1,
  enoughWaiting: null,
  plan: { next: planWave, again: lookAgainAt },
};

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
/** Those of the product for an employer with a team. */
export const TEAM_FIRST: Policy = { ...WAVES, name: "the team first", teamFirst: true };
/** The same by the clock: the night counted as time to tell people. */
export const FORMER_WAVES: Policy = {
  ...WAVES,
  name: "waves, before",
  plan: { next: planFormerWave, again: formerlyLookAgainAt },
};

export const POLICIES = [LIST, BROADCAST, SKILLED_BROADCAST, WAVES] as const;
/** Those whose sensitivity is shown: a broadcast to all is far from the others whatever is assumed. */
export const COMPARED = [LIST, SKILLED_BROADCAST, WAVES] as const;
