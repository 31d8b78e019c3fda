// Which works can be rated, and which ratings wait for a person to look at them before they count.

import { networkKey } from "../accounts/network.ts";
import { deviceKey, keysOf, type SignIn } from "../accounts/sign-in-keys.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A mission shorter than that, or published just before it starts, is too easily invented for the sake of a rating. */
export const RATEABLE_FROM_MS = HOUR_MS;
export const RATEABLE_NOTICE_MS = 15 * MINUTE_MS;

export type RatedMission = { publishedAt: Date; startsAt: Date; endsAt: Date };

export function isRateable({ publishedAt, startsAt, endsAt }: RatedMission): boolean {
  return (
    endsAt.getTime() - startsAt.getTime() >= RATEABLE_FROM_MS &&
    startsAt.getTime() - publishedAt.getTime() >= RATEABLE_NOTICE_MS
  );
}

/** A rating is read by its author alone until the other side has rated, or for that long. */
export const RATING_BLIND_DAYS = 7;
export const RATING_BLIND_MS = RATING_BLIND_DAYS * 24 * HOUR_MS;

/** Ratings are erased after that long, and older work can no longer be rated. */
export const RATING_MONTHS = 24;

/** A mean is shown from this many different raters on. */
export const MIN_RATERS = 3;

export const HOLD_REASONS = ["same_network", "same_device", "new_account", "unverified_address", "burst"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** An account had to exist that long before the application it rates. */
const KNOWN_FOR_MS = 24 * HOUR_MS;
/** So many ratings of the same company or person, this one included, in so little time look arranged. */
export const BURST = { ratings: 3, withinMs: 10 * MINUTE_MS };

export type RatingSignals = {
  raterCreatedAt: Date;
  isRaterVerified: boolean;
  appliedAt: Date;
  candidateSignIns: readonly SignIn[];
  companySignIns: readonly SignIn[];
  /** Ratings the same company or person received within `BURST.withinMs`, this one not included. */
  recentRatings: number;
};

/** Empty when the rating counts at once. */
export function reasonsToHold(signals: RatingSignals): HoldReason[] {
  const { raterCreatedAt, isRaterVerified, appliedAt, candidateSignIns, companySignIns, recentRatings } = signals;
  const networks = keysOf(companySignIns, ({ ip }) => networkKey(ip));
  const devices = keysOf(companySignIns, deviceKey);
  const found: Record<HoldReason, boolean> = {
    same_network: [...keysOf(candidateSignIns, ({ ip }) => networkKey(ip))].some((key) => networks.has(key)),
    same_device: [...keysOf(candidateSignIns, deviceKey)].some((key) => devices.has(key)),
    new_account: appliedAt.getTime() - raterCreatedAt.getTime() < KNOWN_FOR_MS,
    unverified_address: !isRaterVerified,
    burst: recentRatings + 1 >= BURST.ratings,
  };
  return HOLD_REASONS.filter((reason) => found[reason]);
}
