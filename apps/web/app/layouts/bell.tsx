import { Bell as BellIcon } from "lucide-react";
import { Link } from "react-router";
import { bellText } from "./language/unread.fr.ts";

/** The real number of unread notifications; no badge at zero. */
export function Bell({ to, unread, text = bellText }: { to: string; unread: number; text?: typeof bellText }) {
  return (
    <Link to={to} className="btn btn-icon btn-ghost bell">
      <BellIcon className="ico" aria-hidden="true" />
      <span className="sr-only">{text(unread)}</span>
      {unread > 0 && (
        <span className="count count-feu" aria-hidden="true">
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </Link>
  );
}
