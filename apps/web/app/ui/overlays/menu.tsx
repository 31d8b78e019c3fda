import { Check, ChevronDown, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
import { Button } from "react-aria-components/Button";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from "react-aria-components/Menu";
import { useNavigate } from "react-router";
import { buttonClass } from "../button-styles.ts";
import { cx } from "../class-names.ts";

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

/** A bottom sheet on a phone. Needs script: the same actions must exist elsewhere. */
export function Menu({ children, ...button }: MenuProps) {
  return (
    <Frame {...button}>
      <AriaMenu aria-label={button.label}>{children}</AriaMenu>
    </Frame>
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
    <Frame {...button}>
      <AriaMenu aria-label={button.label} selectionMode="single" disallowEmptySelection selectedKeys={[value]}>
        {options.map((option) => (
          <AriaMenuItem
            key={option.value}
            id={option.value}
            textValue={option.label}
            isDisabled={option.disabled ?? false}
            className="menu-i"
            onAction={() => option.value !== value && onChange(option.value)}
          >
            <span className="min-w-0 flex-1">{option.content ?? option.label}</span>
            {option.value === value && <Check className="ico" aria-hidden="true" />}
          </AriaMenuItem>
        ))}
      </AriaMenu>
    </Frame>
  );
}

interface MenuItemProps {
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
}

/** `to` is an absolute path. */
export function MenuLink({ to, ...item }: MenuItemProps & { to: string }) {
  return <Item {...item} href={to} />;
}

export function MenuAction({ onAction, danger, ...item }: MenuItemProps & { onAction: () => void; danger?: boolean }) {
  return <Item {...item} onAction={onAction} {...(danger && { className: "menu-danger" })} />;
}

export function MenuSeparator() {
  return <Separator className="mx-1.5 my-1.5 border-line border-t" />;
}

function Item({
  label,
  icon: Icon,
  disabled = false,
  className,
  ...effect
}: MenuItemProps & { className?: string; href?: string; onAction?: () => void }) {
  return (
    <AriaMenuItem textValue={label} isDisabled={disabled} className={cx("menu-i", className)} {...effect}>
      {Icon && <Icon className="ico" aria-hidden="true" />}
      {label}
    </AriaMenuItem>
  );
}

function Frame({ label, icon, face, disabled = false, className, children }: MenuProps) {
  const Icon = icon ?? ChevronDown;
  const navigate = useNavigate();
  return (
    <I18nProvider locale="fr-FR">
      <RouterProvider navigate={(to) => void navigate(to)}>
        <MenuTrigger>
          <Button
            aria-label={label}
            isDisabled={disabled}
            className={buttonClass({ variant: "ghost" }, cx("js-only", icon ? "btn-icon" : "px-1!", className))}
          >
            {face}
            <Icon className={cx("ico", !icon && "text-ink-3")} aria-hidden="true" />
          </Button>
          <Popover placement={icon ? "bottom end" : "bottom start"} offset={4} className="menu menu-pop">
            <div className="grab mb-3 md:hidden" />
            {children}
          </Popover>
        </MenuTrigger>
      </RouterProvider>
    </I18nProvider>
  );
}
