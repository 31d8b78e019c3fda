import { useEffect, useRef, useState } from "react";

export interface RemoteOption {
  value: string;
  label: string;
  detail?: string;
  /** What picking it writes in other fields of the form, by name. */
  fills?: Readonly<Record<string, string>>;
}

export type SearchOptions = (query: string, signal: AbortSignal) => Promise<readonly RemoteOption[]>;

/** Long enough to skip most keystrokes, short enough to feel immediate. */
const DELAY = 150;

type State = { status: "idle" | "loading" | "failed" } | { status: "loaded"; options: readonly RemoteOption[] };

/** Searches while someone types: waits a little, drops answers that come too late. */
export function useRemoteOptions(search: SearchOptions, delay = DELAY) {
  const [state, setState] = useState<State>({ status: "idle" });
  const pending = useRef<AbortController>(undefined);

  useEffect(() => () => pending.current?.abort(), []);

  function clear() {
    pending.current?.abort();
    setState({ status: "idle" });
  }

  async function searchFor(query: string) {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    setState((previous) => (previous.status === "loaded" ? previous : { status: "loading" }));
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
    });
    if (controller.signal.aborted) return;
    try {
      const options = await search(query, controller.signal);
      if (!controller.signal.aborted) setState({ status: "loaded", options });
    } catch {
      // Suggestions are a help: without them the field is still a text field.
      if (!controller.signal.aborted) setState({ status: "failed" });
    }
  }

  return { state, searchFor, clear };
}
