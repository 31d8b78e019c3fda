import type { OfficeItemRow } from "@app/contract/office/office";
import type { OfficeKind } from "@app/domain/office/office";
import { useRouteLoaderData } from "react-router";

export type Queue = {
  results: readonly OfficeItemRow[];
  counts: Readonly<Record<OfficeKind, number>>;
  next: number | null;
  kind: OfficeKind | undefined;
  /** Not the first page. */
  isLater: boolean;
};

/** Read by the layout of the office, for its menu and its list. */
export function useQueue(): Queue | null {
  return useRouteLoaderData<() => { queue: Queue | null }>("routes/admin/layout")?.queue ?? null;
}

export const totalOf = (counts: Queue["counts"]) => Object.values(counts).reduce((sum, count) => sum + count, 0);
