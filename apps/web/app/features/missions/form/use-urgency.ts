import { isUrgentByDefault, isUrgentStart } from "@app/domain/mission";
import { useState } from "react";
import type { TypedValues } from "../../../ui/form-values.ts";

interface UrgencyOptions {
  now: Date;
  values: TypedValues;
  isNew: boolean;
}

/** A new mission that starts within a day is marked urgent, unless it was said otherwise. */
export function useUrgency(startsAt: Date | null, { now, values, isNew }: UrgencyOptions) {
  const [chosen, choose] = useState(() => ("urgent" in values || !isNew ? "urgent" in values : undefined));
  const isPossible = startsAt !== null && isUrgentStart(startsAt, now);
  const byDefault = startsAt !== null && isUrgentByDefault(startsAt, now);
  return { isPossible, checked: isPossible && (chosen ?? byDefault), choose };
}
