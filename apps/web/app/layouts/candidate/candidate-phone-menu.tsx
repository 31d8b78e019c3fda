import { useWords } from "../../lib/language/language.ts";
import { Avatar, type AvatarProps } from "../../ui/avatar.tsx";
import { spaceWords } from "../language/space-words.ts";
import { moreOfCandidate, type NavCounts, type NavEntry } from "../navigation.ts";
import { useClosingPopover } from "../popover.ts";
import { SideNav } from "../shell-nav.tsx";

const MENU_ID = "menu-candidat";

export interface CandidatePhoneMenuProps {
  user: AvatarProps;
  entries: readonly NavEntry[];
  counts: NavCounts;
}

/** Below 768 px: what has no room in the bottom bar. */
export function CandidatePhoneMenu({ user, entries, counts }: CandidatePhoneMenuProps) {
  const words = useWords(spaceWords);
  const menu = useClosingPopover<HTMLDivElement>();
  const listed = [...entries.filter(({ bar }) => bar === undefined), ...moreOfCandidate(words)];
  const waiting = counts["propositions"] ?? 0;
  return (
    <div className="md:hidden">
      <button type="button" className="btn btn-ghost bell px-2!" popoverTarget={MENU_ID}>
        <Avatar {...user} size={34} />
        <span className="sr-only">{words.ownMenu(waiting)}</span>
        {waiting > 0 && (
          <span className="count count-feu" aria-hidden="true">
            {waiting}
          </span>
        )}
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className="menu user-menu">
        <SideNav label={words.menuMore} entries={listed} counts={counts} railed={false} />
      </div>
    </div>
  );
}
