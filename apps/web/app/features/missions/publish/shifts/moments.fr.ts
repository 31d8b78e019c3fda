import type { Moment } from "./moments.ts";

export const MOMENT_LABELS: Record<Moment, string> = {
  tonight: "Ce soir",
  "tomorrow-morning": "Demain matin",
  "tomorrow-noon": "Demain midi",
  "tomorrow-evening": "Demain soir",
};
