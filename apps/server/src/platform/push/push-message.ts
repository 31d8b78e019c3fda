import type { Urgency } from "@app/domain/notifications/delivery";
import type { Language } from "@app/domain/text/language";

export type PushMessage = {
  title: string;
  body: string;
  /** Of the two; French when absent, as in what was queued before. */
  language?: Language;
  /** A path of the site, opened by a tap. */
  url: string;
  /** A newer message with the same topic replaces the older one, in transit or on the screen. */
  topic: string;
  /** In seconds. */
  ttl: number;
  urgency: Urgency;
};
