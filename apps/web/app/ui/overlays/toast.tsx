import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import {
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { cx } from "../class-names.ts";
import { useUiWords } from "../ui-words.ts";

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const MOST_SHOWN = 3;
const NONE: readonly ToastMessage[] = [];

interface ToastMessage {
  key: number;
  text: string;
  tone: keyof typeof ICONS;
  action?: { label: string; onAction: () => void };
  /** In milliseconds; an error stays until dismissed. */
  timeout?: number;
}

/** Same as the timer bar in overlays.css. */
const TIMEOUT = 5_000;

/** Newest first. */
let queue: readonly ToastMessage[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** Errors stay until dismissed; others 5 s, paused while hovered or focused. */
export function toast(text: string, options: Partial<Omit<ToastMessage, "key" | "text">> = {}): void {
  lastKey += 1;
  const { tone = "success", timeout = tone === "error" ? undefined : TIMEOUT, ...rest } = options;
  change([{ ...rest, key: lastKey, text, tone, ...(timeout !== undefined && { timeout }) }, ...queue]);
}

function closeToast(key: number): void {
  change(queue.filter((item) => item.key !== key));
}

const readToasts = (): readonly ToastMessage[] => queue;

function listenToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Once per shell. F6 goes to it, and back. */
export function ToastRegion() {
  const words = useUiWords();
  const queue = useSyncExternalStore(listenToToasts, readToasts, () => NONE);
  const shown = queue.slice(0, MOST_SHOWN);
  const newest = shown[0]?.key;
  const region = useRef<HTMLElement>(null);
  /** Where focus was before it came here. */
  const outside = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  // In front of a dialog opened since.
  useLayoutEffect(() => {
    const toasts = region.current;
    if (!toasts) return;
    if (toasts.matches(":popover-open") && (newest === undefined || document.querySelector(":modal")))
      toasts.hidePopover();
    if (newest !== undefined && !toasts.matches(":popover-open")) toasts.showPopover();
    // One that has left takes the pointer's leaving with it.
    if (!toasts.matches(":hover")) setHovered(false);
  }, [newest]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "F6" || readToasts().length === 0) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) outside.current?.focus();
      else region.current?.querySelector("button")?.focus();
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) outside.current = relatedTarget;
  }

  /** The button that closes it goes away with focus: by keyboard to the next one, else back to the page. */
  function handleClose(key: number, { detail, currentTarget }: MouseEvent<HTMLElement>): void {
    const others = region.current?.querySelectorAll<HTMLElement>(".toast") ?? [];
    const next = [...others].find((item) => !item.contains(currentTarget))?.querySelector("button");
    const target = detail === 0 && next ? next : outside.current;
    setFocused(false);
    target?.focus({ preventScroll: true });
    closeToast(key);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- while it is pointed at or has focus, nothing leaves
    <section
      ref={region}
      className="toasts"
      aria-label={words.messages}
      popover="manual"
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== "touch")}
      onPointerLeave={() => setHovered(false)}
      onFocus={handleFocus}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {shown.map((item) => (
        <Toast key={item.key} item={item} isPaused={isHovered || isFocused} onClose={handleClose} />
      ))}
    </section>
  );
}

interface ToastProps {
  item: ToastMessage;
  isPaused: boolean;
  onClose: (key: number, event: MouseEvent<HTMLElement>) => void;
}

function Toast({ item: { key, text, tone, action, timeout }, isPaused, onClose }: ToastProps) {
  const Icon = ICONS[tone];
  const left = useRef(timeout);
  /** Read aloud only if it changes once it is there. */
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isPaused || left.current === undefined) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => closeToast(key), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - since));
    };
  }, [key, isPaused]);
  return (
    <div className={cx("toast", `toast-${tone}`)}>
      <Icon className="ico" aria-hidden="true" />
      <div className="min-w-0 flex-1" role={tone === "error" ? "alert" : "status"} aria-atomic="true">
        <span hidden={!isShown}>{text}</span>
      </div>
      {action && (
        <button
          type="button"
          className="relative min-h-6 cursor-pointer font-semibold underline underline-offset-3 after:absolute after:-inset-2.5"
          onClick={(event) => {
            action.onAction();
            onClose(key, event);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={useUiWords().close}
        className="relative -m-1 grid size-8 shrink-0 cursor-pointer place-content-center after:absolute after:-inset-1.5"
        onClick={(event) => onClose(key, event)}
      >
        <X className="ico" aria-hidden="true" />
      </button>
      {timeout === TIMEOUT && <span className="toast-timer" aria-hidden="true" />}
    </div>
  );
}
