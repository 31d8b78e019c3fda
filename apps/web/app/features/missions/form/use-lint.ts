import type { LintAnswer } from "@app/contract/mission-lint";
import { type RefObject, useEffect, useState } from "react";

export type Finding = LintAnswer["findings"][number];

/** Long enough to leave someone finish a word. */
const DELAY = 600;
const NOTHING: readonly Finding[] = [];

/** What the law says of the words written so far, asked again each time they change. `words` is what is read. */
export function useLint(form: RefObject<HTMLFormElement | null>, url: string, words: string): readonly Finding[] {
  const [findings, setFindings] = useState(NOTHING);
  useEffect(() => {
    const controller = new AbortController();
    async function look() {
      const found =
        words === "" || !form.current ? NOTHING : await ask(url, new FormData(form.current), controller.signal);
      if (!controller.signal.aborted) setFindings(found);
    }
    const timer = setTimeout(() => void look(), DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [form, url, words]);
  return findings;
}

/** Advice: without an answer nothing is said. */
async function ask(url: string, body: FormData, signal: AbortSignal): Promise<readonly Finding[]> {
  try {
    const response = await fetch(url, { method: "POST", body, signal });
    if (!response.ok || response.redirected) return NOTHING;
    // Our own route writes it: its shape is the contract's.
    const findings: Finding[] = await response.json();
    return findings;
  } catch {
    return NOTHING;
  }
}
