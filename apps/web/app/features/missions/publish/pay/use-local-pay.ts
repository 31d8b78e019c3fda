import type { LocalPayView } from "@app/contract/missions/local-pay";
import { type Cents, eurosToCents } from "@app/domain/money/money";
import { useEffect, useState } from "react";

export interface LocalPay {
  median: Cents;
  sector: string;
  /** « Rhône (69) » */
  department: string;
}

const DELAY = 400;

/** What missions of that métier pay around there; null while it is unknown. */
export function useLocalPay(url: string, { title, place }: { title: string; place: string }): LocalPay | null {
  const [latest, setLatest] = useState<{ address: string; pay: LocalPay | null }>();
  const address = title === "" || place === "" ? null : `${url}?${new URLSearchParams({ title, place })}`;
  useEffect(() => {
    if (address === null) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const pay = await ask(address, controller.signal);
      if (!controller.signal.aborted) setLatest({ address, pay });
    };
    const timer = setTimeout(() => void read(), DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address]);
  return latest && latest.address === address ? latest.pay : null;
}

async function ask(address: string, signal: AbortSignal): Promise<LocalPay | null> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok || response.redirected) return null;
    // Our own route writes it: its shape is the contract's.
    const view: LocalPayView = await response.json();
    return view.median === null ? null : { ...view, median: eurosToCents(view.median) };
  } catch {
    return null;
  }
}
