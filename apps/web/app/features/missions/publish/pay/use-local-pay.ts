import type { LocalPayView } from "@app/contract/missions/local-pay";
import { type Cents, eurosToCents } from "@app/domain/money/money";
import { useAnswer } from "../use-answer.ts";

export interface LocalPay {
  median: Cents;
  sector: string;
  /** « Rhône (69) » */
  department: string;
}

/** What missions of that métier pay around there; null while it is unknown. */
export function useLocalPay(url: string, { title, place }: { title: string; place: string }): LocalPay | null {
  const view = useAnswer<LocalPayView>(
    title === "" || place === "" ? null : `${url}?${new URLSearchParams({ title, place })}`,
  );
  return view && view.median !== null ? { ...view, median: eurosToCents(view.median) } : null;
}
