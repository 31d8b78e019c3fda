import type { Moment } from "./moments.ts";

export const MOMENT_LABELS: Record<Moment, string> = {
  tonight: "Ce soir",
  "tomorrow-morning": "Demain matin",
  "tomorrow-evening": "Demain soir",
};
