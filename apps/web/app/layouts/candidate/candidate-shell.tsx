import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWords } from "../../lib/language/language.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { ToastRegion } from "../../ui/overlays/toast.tsx";
import { Bell } from "../bell.tsx";
import { MemberFooter } from "../foot/member-footer.tsx";
import { spaceWords } from "../language/space-words.ts";
import { Logo } from "../logo.tsx";
import {
  CANDIDATE_NOTIFICATIONS,
  CANDIDATE_PROFILE,
  candidateNavigation,
  type NavCounts,
  type NavEntry,
} from "../navigation.ts";
import { OfflineBar } from "../offline-bar.tsx";
import { BottomBar, SideNav } from "../shell-nav.tsx";
import { SignOutForm } from "../sign-out-form.tsx";
import { CandidatePhoneMenu } from "./candidate-phone-menu.tsx";

export interface CandidateShellProps {
  user: {
    id: number;
    firstName: string;
    name: string;
    avatarUrl?: string | null;
    /** Ring around the avatar; undefined until the candidate has chosen. */
    available?: boolean | undefined;
  };
  /** In the top bar; absent where the page itself has it. */
  availability?: ReactNode;
  /** Keys: `notifications`, `messages`, `propositions`. */
  counts: NavCounts;
  entries?: readonly NavEntry[];
  /** Clears what this browser stored. */
  onSignOut?: (() => void) | undefined;
  children: ReactNode;
}

export function CandidateShell({
  user,
  availability,
  counts,
  entries: asked,
  onSignOut,
  children,
}: CandidateShellProps) {
  const words = useWords(spaceWords);
  const entries = asked ?? candidateNavigation(words);
  const avatar = {
    id: user.id,
    name: user.name,
    src: user.avatarUrl,
    ring: user.available === undefined ? undefined : user.available ? ("fire" as const) : ("ice" as const),
  };
  return (
    <>
      <header className="topbar sticky top-0 z-20">
        <div className="flex h-16 items-center gap-2 px-4 md:px-6">
          <Link to={entries[0]?.to ?? "/"} className="inline-flex" aria-label={words.home}>
            <Logo size={32} short />
          </Link>
          <div className="ms-auto flex items-center gap-1">
            {availability}
            <Bell to={CANDIDATE_NOTIFICATIONS} unread={counts["notifications"] ?? 0} text={words.bell} />
            <CandidatePhoneMenu user={avatar} entries={entries} counts={counts} />
            <Link to={CANDIDATE_PROFILE} className="btn btn-ghost px-3! max-md:hidden!">
              <Avatar {...avatar} size={34} />
              <span className="ps-1">{user.firstName}</span>
              <span className="sr-only">, {words.profile}</span>
            </Link>
            <SignOutForm onSignOut={onSignOut} className="max-md:hidden">
              <Button type="submit" variant="ghost" icon={LogOut} className="px-3! text-ink-2!">
                {words.signOut}
              </Button>
            </SignOutForm>
          </div>
        </div>
        <OfflineBar text={words.offline} />
      </header>
      <div className="md:grid md:grid-cols-[76px_minmax(0,1fr)] lg:grid-cols-[232px_minmax(0,1fr)]">
        <div className="side-menu hidden min-h-[calc(100dvh-65px)] border-line border-e p-3 pt-6 md:block lg:p-4 lg:pt-6">
          <SideNav label={words.menu} entries={entries} counts={counts} className="sticky top-20" />
        </div>
        <div className="flex min-w-0 flex-col">
          <main id="contenu" tabIndex={-1} className="flex-1">
            <div className="mx-auto max-w-[1180px] px-4 pt-2 md:px-8 md:pt-6">{children}</div>
          </main>
          <MemberFooter>
            <SignOutForm onSignOut={onSignOut} className="md:hidden">
              <Button type="submit" variant="line" icon={LogOut}>
                {words.signOut}
              </Button>
            </SignOutForm>
          </MemberFooter>
        </div>
      </div>
      <BottomBar label={words.phoneMenu} entries={entries} counts={counts} />
      <ToastRegion />
    </>
  );
}
