import { type RefObject, useEffect, useRef, useState } from "react";
import { useRefill } from "../../../../ui/fields/form-restore.ts";

const DELAY = 1_500;

export type SaveState =
  | { status: "idle" | "saving" | "failed" }
  | { status: "saved"; at: string }
  /** The session ended. */
  | { status: "expired" };

export interface Autosave {
  state: SaveState;
  /** The hidden field that names the draft, once there is one. */
  draftField: { ref: RefObject<HTMLInputElement | null>; value: string };
  /** Waits for the save under way, and stops until the form comes back. */
  stop: () => Promise<void>;
}

interface AutosaveOptions {
  /** Nothing is saved without it. */
  url: string | undefined;
  draftId: number | undefined;
  onSaved: ((id: number) => void) | undefined;
  busy: boolean;
}

/** Saves a draft after a pause and when the page is left. A draft needs a title. */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  { url, draftId, onSaved, busy }: AutosaveOptions,
): Autosave {
  const [state, setState] = useState<SaveState>({ status: "idle" });
  const field = useRef<HTMLInputElement>(null);
  const [named, setNamed] = useState(draftId === undefined ? "" : String(draftId));
  useRefill(field, ({ draft_id: [saved = ""] = [] }) => setNamed(saved));
  const latestOnSaved = useRef(onSaved);
  const work = useRef<{ dirty: boolean; stopped: boolean; running: Promise<void> }>({
    dirty: false,
    stopped: false,
    running: Promise.resolve(),
  });
  const saveSoon = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latestOnSaved.current = onSaved;
  });

  // The form was refused: saving resumes.
  useEffect(() => {
    if (busy) return;
    work.current.stopped = false;
    if (work.current.dirty) saveSoon.current?.();
  }, [busy]);

  useEffect(() => {
    const element = form.current;
    const box = work.current;
    if (!element || url === undefined) return undefined;

    /** At once: the form may be sent before the next render. */
    function name(draft: string) {
      if (field.current) field.current.value = draft;
      setNamed(draft);
    }

    async function save(target: HTMLFormElement, address: string) {
      if (!box.dirty || box.stopped || !hasTitle(target)) return;
      box.dirty = false;
      setState({ status: "saving" });
      const result = await post(address, new FormData(target));
      // The page was left meanwhile.
      if (!target.isConnected) return;
      if (result.status !== "saved") {
        box.dirty = true;
        // Deleted or published in another window: the next save creates a draft.
        if (result.status === "gone") name("");
        setState({ status: result.status === "expired" ? "expired" : "failed" });
        return;
      }
      name(String(result.id));
      latestOnSaved.current?.(result.id);
      setState({ status: "saved", at: result.at });
    }

    const schedule = () => {
      box.dirty = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        box.running = box.running.then(() => save(element, url));
      }, DELAY);
    };
    saveSoon.current = schedule;
    const leave = () => {
      clearTimeout(timer.current);
      if (box.dirty && !box.stopped && hasTitle(element)) navigator.sendBeacon(url, new FormData(element));
      box.dirty = false;
    };
    element.addEventListener("input", schedule);
    element.addEventListener("change", schedule);
    addEventListener("pagehide", leave);
    return () => {
      element.removeEventListener("input", schedule);
      element.removeEventListener("change", schedule);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [form, url]);

  return {
    state,
    draftField: { ref: field, value: named },
    stop() {
      work.current.stopped = true;
      clearTimeout(timer.current);
      return work.current.running;
    },
  };
}

type SaveResult = { status: "saved"; id: number; at: string } | { status: "failed" | "expired" | "gone" };

async function post(url: string, body: FormData): Promise<SaveResult> {
  try {
    const response = await fetch(url, { method: "POST", body });
    // Redirected to the sign-in page.
    if (response.redirected) return { status: "expired" };
    if (!response.ok) return { status: response.status === 404 ? "gone" : "failed" };
    // Our own route writes it.
    const { id, updated_at }: { id: number; updated_at: string } = await response.json();
    return { status: "saved", id, at: updated_at };
  } catch {
    return { status: "failed" };
  }
}

function hasTitle(form: HTMLFormElement): boolean {
  const title = new FormData(form).get("title");
  return typeof title === "string" && title.trim() !== "";
}
