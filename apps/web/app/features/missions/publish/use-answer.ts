import { useEffect, useState } from "react";

const DELAY = 400;

type Read<T> = (response: Response) => Promise<T>;

/** What one of the form's own addresses says, a moment after it changed; null while it is unknown, and without an address. */
export function useAnswer<T>(address: string | null, read: Read<T>): T | null {
  const [latest, setLatest] = useState<{ address: string; answer: T | null }>();
  useEffect(() => {
    if (address === null) return undefined;
    const controller = new AbortController();
    const send = async () => {
      const answer = await ask(address, read, controller.signal);
      if (!controller.signal.aborted) setLatest({ address, answer });
    };
    const timer = setTimeout(() => void send(), DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, read]);
  return latest && latest.address === address ? latest.answer : null;
}

async function ask<T>(address: string, read: Read<T>, signal: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok && !response.redirected ? await read(response) : null;
  } catch {
    return null;
  }
}
