import type { LintFinding } from "@app/contract/missions/mission-lint";
import { type RefObject, useEffect, useRef, useState } from "react";

const DELAY = 600;
const NOTHING: readonly LintFinding[] = [];

interface LintOptions {
  url: string;
  /** Nothing is checked while empty. */
  words: string;
  /** Findings of the last refusal, shown until the text changes. */
  refused: readonly LintFinding[] | undefined;
}

/** Checks the text against the law at each change. */
export function useLint(
  form: RefObject<HTMLFormElement | null>,
  { url, words, refused }: LintOptions,
): readonly LintFinding[] {
  const [latest, setLatest] = useState<{ after: LintOptions["refused"]; findings: readonly LintFinding[] }>();
  const refusal = useRef({ refused, words });
  useEffect(() => {
    if (refusal.current.refused !== refused) refusal.current = { refused, words };
    const controller = new AbortController();
    async function check() {
      const findings =
        words === "" || !form.current ? NOTHING : await ask(url, new FormData(form.current), controller.signal);
      if (controller.signal.aborted || (findings === null && refusal.current.words === words)) return;
      setLatest({ after: refused, findings: findings ?? NOTHING });
    }
    const timer = setTimeout(() => void check(), DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [form, url, words, refused]);
  return latest && latest.after === refused ? latest.findings : (refused ?? NOTHING);
}

/** Null on failure: publishing makes the same check. */
async function ask(url: string, body: FormData, signal: AbortSignal): Promise<readonly LintFinding[] | null> {
  try {
    const response = await fetch(url, { method: "POST", body, signal });
    if (!response.ok || response.redirected) return null;
    // Our own route writes it: its shape is the contract's.
    const findings: LintFinding[] = await response.json();
    return findings;
  } catch {
    return null;
  }
}
