import { DAILY_DISCOVERIES } from "@app/domain/notifications/delivery";
import { ASSUMPTIONS, type Assumptions } from "./assumptions.ts";
import { type Policy, SKILLED_BROADCAST, WAVES } from "./policy.ts";

/** One assumption, or two that go together, changed at a time. */
export const OTHER_ASSUMPTIONS: readonly { name: string; assumptions: Assumptions; changesCity: boolean }[] = [
  variant("nobody tires of messages", { tiring: 1, optOut: 0 }),
  variant("people tire twice as fast", { tiring: 0.7, optOut: 0.04 }),
  variant("fewer messages are seen", { messageSeen: 0.4 }),
  variant("half as many say yes", { yes: 0.15 }),
  variant("twice as many say yes", { yes: 0.6 }),
  variant("employers answer four times later", { employerMinutes: 180, employerUrgentMinutes: 48 }),
  variant("every mission goes to the first yes", { firstYes: 1 }, true),
  variant("half as many gave a week", { stated: 0.2 }, true),
  variant("people open the site three times as often", { opensPerDay: 2.4 }, true),
];

/** Other rules for the same people. */
export const OTHER_POLICIES: readonly Policy[] = [
  { ...WAVES, name: "waves half as large", size: 0.5 },
  { ...WAVES, name: "waves twice as large", size: 2 },
  { ...WAVES, name: "waves, also to people without any skill asked for", skilledOnly: false },
  { ...WAVES, name: "waves, also while applications wait", enoughWaiting: null },
  {
    ...WAVES,
    name: "waves, also to the unskilled and while applications wait",
    skilledOnly: false,
    enoughWaiting: null,
  },
  { ...SKILLED_BROADCAST, name: "broadcast to the skilled, at most 6 messages a day", cap: DAILY_DISCOVERIES },
];

function variant(name: string, changed: Partial<Assumptions>, changesCity = false) {
  return { name, assumptions: { ...ASSUMPTIONS, ...changed }, changesCity };
}
