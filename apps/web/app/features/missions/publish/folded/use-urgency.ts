import { isUrgentByDefault, isUrgentStart } from "@app/domain/missions/mission";
import { useState } from "react";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";

interface UrgencyOptions {
  now: Date;
  values: TypedValues;
  isNew: boolean;
}

/** A new mission that starts within a day is marked urgent, unless it was said otherwise. `isLate`: not as soon as the word says. */
export function useUrgency(startsAt: Date | null, { now, values, isNew }: UrgencyOptions) {
  const [chosen, choose] = useState(() => ("urgent" in values || !isNew ? "urgent" in values : undefined));
  const byDefault = startsAt !== null && isUrgentByDefault(startsAt, now);
  const isLate = startsAt !== null && startsAt > now && !isUrgentStart(startsAt, now);
  return { isLate, checked: chosen ?? byDefault, choose };
}
