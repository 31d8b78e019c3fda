import { Check, ChevronDown, type LucideIcon } from "lucide-react";
import { createContext, type KeyboardEvent, type ReactNode, use, useCallback, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { buttonClass } from "../button-styles.ts";
import { cx } from "../class-names.ts";
import { focusItem, handleMenuKey, placeBeside } from "./menu-keys.ts";

interface MenuButtonProps {
  /** The accessible name, with the visible text. */
  label: string;
  /** What shows: an icon alone… */
  icon?: LucideIcon;
  /** …or anything else, before a chevron. */
  face?: ReactNode;
  disabled?: boolean | undefined;
  className?: string;
}

export interface MenuProps extends MenuButtonProps {
  /** MenuLink, MenuAction, MenuSeparator. */
  children: ReactNode;
}

/** Closes the menu, focus back on its button, before anything is done. */
const CloseMenu = createContext<() => void>(() => {});

/** A bottom sheet on a phone. Needs script: the same actions must exist elsewhere. */
export function Menu({ label, icon, face, disabled = false, className, children }: MenuProps) {
  const Icon = icon ?? ChevronDown;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  function open(first: "first" | "last" | "none"): void {
    // What closes it gives focus back to what had it.
    button.current?.focus();
    flushSync(() => setOpen(true));
    if (!button.current || !layer.current || !panel.current) return;
    layer.current.showPopover();
    placeBeside(button.current, panel.current, icon ? "end" : "start");
    focusItem(panel.current, first);
  }

  function handleKey(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(event.key === "ArrowDown" ? "first" : "last");
  }

  const close = useCallback(() => layer.current?.hidePopover(), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={disabled}
        className={buttonClass({ variant: "ghost" }, cx("js-only", icon ? "btn-icon" : "px-1!", className))}
        // A key that presses it counts no click.
        onClick={({ detail }) => open(detail === 0 ? "first" : "none")}
        onKeyDown={handleKey}
      >
        {face}
        <Icon className={cx("ico", !icon && "text-ink-3")} aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it holds the page back; Esc does the same */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as above */}
      <div
        ref={layer}
        popover="auto"
        className="menu-layer"
        onToggle={({ newState }) => setOpen(newState === "open")}
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        {isOpen && (
          <div
            ref={panel}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            className="menu menu-pop"
            onKeyDown={(event) => handleMenuKey(event, close)}
          >
            <div className="grab mb-3 md:hidden" />
            <CloseMenu value={close}>{children}</CloseMenu>
          </div>
        )}
      </div>
    </>
  );
}

export interface ChoiceMenuProps<V extends string> extends MenuButtonProps {
  value: V;
  options: readonly { value: V; label: string; content?: ReactNode; disabled?: boolean }[];
  onChange: (value: V) => void;
}

/** One value among a few, shown on the button itself. */
export function ChoiceMenu<V extends string>({ value, options, onChange, ...button }: ChoiceMenuProps<V>) {
  return (
    <Menu {...button}>
      {options.map((option) => (
        <Item
          key={option.value}
          label={option.label}
          disabled={option.disabled ?? false}
          checked={option.value === value}
          onAction={() => option.value !== value && onChange(option.value)}
        >
          <span className="min-w-0 flex-1">{option.content ?? option.label}</span>
          {option.value === value && <Check className="ico" aria-hidden="true" />}
        </Item>
      ))}
    </Menu>
  );
}

interface MenuItemProps {
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
}

/** `to` is an absolute path. */
export function MenuLink({ to, label, icon: Icon }: MenuItemProps & { to: string }) {
  const close = use(CloseMenu);
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className="menu-i" onClick={close}>
      {Icon && <Icon className="ico" aria-hidden="true" />}
      {label}
    </Link>
  );
}

export function MenuAction({
  icon: Icon,
  danger,
  ...item
}: MenuItemProps & { onAction: () => void; danger?: boolean }) {
  return (
    <Item {...item} className={danger && "menu-danger"}>
      {Icon && <Icon className="ico" aria-hidden="true" />}
      {item.label}
    </Item>
  );
}

export function MenuSeparator() {
  return <hr className="mx-1.5 my-1.5 border-line border-t" />;
}

interface ItemProps {
  label: string;
  disabled?: boolean;
  /** One of a choice. */
  checked?: boolean;
  className?: string | false | undefined;
  onAction: () => void;
  children: ReactNode;
}

function Item({ label, disabled = false, checked, className, onAction, children }: ItemProps) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role={checked === undefined ? "menuitem" : "menuitemradio"}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      data-label={label}
      className={cx("menu-i", className)}
      onClick={() => {
        if (disabled) return;
        close();
        onAction();
      }}
    >
      {children}
    </button>
  );
}
