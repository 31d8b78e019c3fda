import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "../hydrated.ts";

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  role?: "dialog" | "alertdialog";
  /** The id of its title. */
  labelledBy: string;
  /** While something irreversible runs, neither Esc nor the scrim may close it. */
  locked?: boolean;
  /** Of the panel, in front of the scrim. */
  className: string;
  children: ReactNode;
}

/** The browser's own dialog: the rest of the page cannot be reached, focus is held inside and returned on close. */
export function Modal({ open, ...props }: ModalProps) {
  const hydrated = useHydrated();
  const [isThere, setThere] = useState(open);
  if (open && !isThere) setThere(true);
  if (!hydrated || !isThere) return null;
  return createPortal(<Opened open={open} onGone={() => setThere(false)} {...props} />, document.body);
}

/** Closed, it stays until it has left the screen. */
function Opened({
  open,
  onGone,
  onOpenChange,
  role = "dialog",
  labelledBy,
  locked = false,
  className,
  children,
}: ModalProps & { onGone: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  /** A text selected from inside to outside ends on the scrim, too. */
  const isPressed = useRef(false);
  const leave = useEffectEvent(onGone);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    // Itself rather than its first button, so that its name is read first. React would not write the attribute.
    dialog.setAttribute("autofocus", "");
    dialog.showModal();
    const stopFitting = fitAboveKeyboard(dialog);
    return () => {
      stopFitting();
      dialog.close();
    };
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (open || !dialog) return undefined;
    let isReopened = false;
    const leaving = [dialog, ...dialog.children].flatMap((element) => element.getAnimations());
    void Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => {
      if (!isReopened) leave();
    });
    return () => {
      isReopened = true;
    };
  }, [open]);

  function ask(): void {
    if (!locked) onOpenChange(false);
  }

  function handleKey(event: KeyboardEvent<HTMLDialogElement>): void {
    if (event.key === "Tab") keepInside(event);
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    ask();
  }

  /** The browser may close it without asking: a second « back » on a phone. */
  function handleClose(): void {
    const dialog = ref.current;
    if (!open || !dialog || dialog.open) return;
    if (locked) dialog.showModal();
    else onOpenChange(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog answers Esc and a press on its scrim
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      className="dialog-scrim"
      tabIndex={-1}
      onKeyDown={handleKey}
      onCancel={(event) => {
        // A file field has one of its own.
        if (!isScrim(event)) return;
        event.preventDefault();
        ask();
      }}
      onClose={handleClose}
      onPointerDown={(event) => {
        isPressed.current = isScrim(event);
      }}
      onClick={(event) => {
        if (role === "dialog" && isPressed.current && isScrim(event)) ask();
      }}
    >
      <div className={className}>{children}</div>
    </dialog>
  );
}

const isScrim = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/** A phone's keyboard covers the page without changing its height. */
function fitAboveKeyboard({ style }: HTMLElement): () => void {
  const view = visualViewport;
  if (!view) return () => {};
  const fit = () => style.setProperty("--visual-viewport-height", `${view.height}px`);
  view.addEventListener("resize", fit);
  return () => view.removeEventListener("resize", fit);
}

const STOPS = "a[href],button,input,select,textarea,summary,iframe,[tabindex]";

/** From the last control to the first one, rather than to the browser's own. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { target } = event;
  if (target !== from && !(event.shiftKey && target === event.currentTarget) && to !== undefined) return;
  event.preventDefault();
  to?.focus();
}

/** Of radios only the one that is chosen, if any. */
function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled") || !element.checkVisibility({ visibilityProperty: true }))
    return false;
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked) return true;
  const group = element.form?.elements.namedItem(element.name);
  return !(group instanceof RadioNodeList) || group.value === "";
}
