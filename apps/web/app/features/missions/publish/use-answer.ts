import { useEffect, useState } from "react";

const DELAY = 400;

/** What one of the form's own addresses says, a moment after it changed; null while it is unknown, and without an address. */
export function useAnswer<T>(address: string | null): T | null {
  const [latest, setLatest] = useState<{ address: string; answer: T | null }>();
  useEffect(() => {
    if (address === null) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const answer = await ask<T>(address, controller.signal);
      if (!controller.signal.aborted) setLatest({ address, answer });
    };
    const timer = setTimeout(() => void read(), DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address]);
  return latest && latest.address === address ? latest.answer : null;
}

async function ask<T>(address: string, signal: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok || response.redirected) return null;
    // Our own route writes it.
    const answer: T = await response.json();
    return answer;
  } catch {
    return null;
  }
}
