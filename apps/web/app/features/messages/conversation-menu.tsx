import { Ban, EllipsisVertical, Flag, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";

export interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Hidden on larger screens. */
  onPhone?: boolean;
}

export interface ConversationMenuProps {
  /** The other person. */
  person: { id: number; name: string };
  blocked: boolean;
  entries: readonly MenuEntry[];
  reportHref: string;
}

const MENU_ID = "menu-conversation";

/** A native popover: it opens without script. */
export function ConversationMenu({ person, blocked, entries, reportHref }: ConversationMenuProps) {
  return (
    <>
      <button
        type="button"
        className="btn btn-icon btn-ghost shrink-0"
        aria-label={`Actions pour ${person.name}`}
        popoverTarget={MENU_ID}
      >
        <EllipsisVertical className="ico" aria-hidden="true" />
      </button>
      <div id={MENU_ID} popover="auto" className="menu user-menu top-33!">
        {entries.map(({ to, label, icon: Icon, onPhone = false }) => (
          <Link key={to} to={to} className={onPhone ? "menu-i md:hidden!" : "menu-i"}>
            <Icon className="ico" aria-hidden="true" />
            {label}
          </Link>
        ))}
        <Link to={reportHref} className="menu-i">
          <Flag className="ico" aria-hidden="true" />
          Signaler
        </Link>
        <BlockForm person={person} blocked={blocked} className="menu-i menu-danger w-full">
          <Ban className="ico" aria-hidden="true" />
        </BlockForm>
      </div>
    </>
  );
}

interface BlockFormProps {
  person: { id: number; name: string };
  blocked: boolean;
  className: string;
  children?: ReactNode;
}

export function BlockForm({ person, blocked, className, children }: BlockFormProps) {
  const word = blocked ? "Débloquer" : "Bloquer";
  return (
    // Reloads, so that the menu closes.
    <Form method="post" preventScrollReset onSubmit={() => document.getElementById(MENU_ID)?.hidePopover()}>
      <input type="hidden" name="user_id" value={person.id} />
      <button
        type="submit"
        name="intent"
        value={blocked ? "unblock" : "block"}
        className={className}
        aria-label={`${word} ${person.name}`}
      >
        {children}
        {word}
      </button>
    </Form>
  );
}
