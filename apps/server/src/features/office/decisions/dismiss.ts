import { recordDecision } from "./decision.ts";
import type { Work } from "./decision-order.ts";

/** Closes reports without action; the reporters get the reason. */
export function dismiss(work: Work, reportId: number): Promise<number> {
  const { order } = work;
  const reportIds = order.reportIds.length > 0 ? order.reportIds : [reportId];
  return recordDecision(
    { ...work, order: { ...order, reportIds } },
    { action: "dismiss", subjectType: "report", subjectId: reportId, authorId: null },
  );
}
