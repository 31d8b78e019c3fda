import type { Urgency } from "@app/domain/notifications/delivery";

export type PushMessage = {
  title: string;
  body: string;
  /** A path of the site, opened by a tap. */
  url: string;
  /** A newer message with the same topic replaces the older one, in transit or on the screen. */
  topic: string;
  /** In seconds. */
  ttl: number;
  urgency: Urgency;
};
