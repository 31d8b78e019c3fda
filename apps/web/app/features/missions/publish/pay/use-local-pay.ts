import type { LocalPayView } from "@app/contract/missions/local-pay";
import { type Cents, eurosToCents } from "@app/domain/money/money";
import { useAnswer } from "../use-answer.ts";

export interface LocalPay {
  median: Cents;
  sector: string;
  /** « Rhône (69) » */
  department: string;
}

// Our own route writes it: its shape is the contract's.
const read = (response: Response): Promise<LocalPayView> => response.json();

/** What missions of that métier pay around there; null while it is unknown. */
export function useLocalPay(url: string, { title, place }: { title: string; place: string }): LocalPay | null {
  const address = title === "" || place === "" ? null : `${url}?${new URLSearchParams({ title, place })}`;
  const view = useAnswer(address, read);
  return view && view.median !== null ? { ...view, median: eurosToCents(view.median) } : null;
}
