import type { MemberRole } from "@app/domain/members/member";
import { FilePen, LogOut, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { EMPLOYER_PUBLISH } from "../parts/mission/mission-links.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { ToastRegion } from "../ui/overlays/toast.tsx";
import { Bell } from "./bell.tsx";
import { type EmployerUser, EmployerUserMenu } from "./employer-user-menu.tsx";
import { MemberFooter } from "./foot/member-footer.tsx";
import { Logo } from "./logo.tsx";
import { MenuButton, MenuDrawer } from "./menu-drawer.tsx";
import { EMPLOYER_NOTIFICATIONS, employerNavigation, type NavCounts, type NavEntry } from "./navigation.ts";
import { type Resumable, ResumeBar, useResumable } from "./resume-bar.tsx";
import { BottomBar, SideNav } from "./shell-nav.tsx";
import { SignOutForm } from "./sign-out-form.tsx";

export interface EmployerShellProps {
  user: EmployerUser;
  /** Null for an account that acts for no company any more. */
  role?: MemberRole | null;
  /** Keys: `applications`, `drafts`, `notifications`, `messages`. */
  counts: NavCounts;
  entries?: readonly NavEntry[];
  /** The mission being written. */
  resumable?: Resumable | null;
  children: ReactNode;
}

export function EmployerShell({ user, role = "owner", counts, ...page }: EmployerShellProps) {
  const { entries: allowed, more } = employerNavigation(role);
  const entries = page.entries ?? allowed;
  const canPublish = role === "owner" || role === "manager";
  const resumable = useResumable(page.resumable ?? null);
  const home = entries[0]?.to ?? "/";
  return (
    <>
      <div className="min-h-dvh md:grid md:grid-cols-[76px_minmax(0,1fr)] lg:grid-cols-[248px_minmax(0,1fr)]">
        <aside className="side-night on-night hidden px-3 py-5 md:block" aria-label="Espace employeur">
          <div className="sticky top-5">
            <Link to={home} className="inline-flex px-2 lg:px-3" aria-label="Renfort, tableau de bord">
              <Logo size={32} railed />
            </Link>
            <SideNav label="Menu employeur" entries={entries} counts={counts} className="mt-8" />
            {canPublish && <PublishLink home={home} />}
          </div>
        </aside>
        <div className="space-column flex min-w-0 flex-col">
          <header className="topbar sticky top-0 z-20">
            <div className="flex h-16 items-center gap-2 px-4 md:px-8">
              <MenuButton />
              <Link to={home} className="inline-flex md:hidden" aria-label="Renfort, tableau de bord">
                <Logo size={30} />
              </Link>
              <div className="ms-auto flex items-center gap-1">
                {role !== null && <Bell to={EMPLOYER_NOTIFICATIONS} unread={counts["notifications"] ?? 0} />}
                <EmployerUserMenu user={user} role={role} />
              </div>
            </div>
          </header>
          {resumable && <ResumeBar key={resumable.stamp} resumable={resumable} />}
          <main id="contenu" tabIndex={-1} className="flex-1">
            <div className="mx-auto max-w-[1120px] px-4 pt-6 md:px-8 md:pt-9">{page.children}</div>
          </main>
          <MemberFooter />
        </div>
      </div>
      <MenuDrawer side="side-night" logo={32}>
        {resumable && (
          <Link to={resumable.to} className="nav-item mt-6">
            <FilePen className="ico" aria-hidden="true" />
            Reprendre ma mission
          </Link>
        )}
        <SideNav
          label="Menu employeur, tiroir"
          entries={[...entries, ...more]}
          counts={counts}
          railed={false}
          className="mt-6"
        />
        <SignOutForm className="mt-4 border-white/15 border-t pt-4">
          <button type="submit" className="nav-item w-full cursor-pointer">
            <LogOut className="ico" aria-hidden="true" />
            Déconnexion
          </button>
        </SignOutForm>
      </MenuDrawer>
      <BottomBar label="Menu employeur mobile" entries={entries} counts={counts} />
      <ToastRegion />
    </>
  );
}

/** Hidden on pages with the same link. */
function PublishLink({ home }: { home: string }) {
  const { pathname } = useLocation();
  if (pathname === home || pathname === `${home}/` || pathname.startsWith(EMPLOYER_PUBLISH)) return null;
  return (
    <div className="mt-6 hidden lg:block">
      <LinkButton to={EMPLOYER_PUBLISH} variant="gilet" icon={Plus} block>
        Publier une mission
      </LinkButton>
    </div>
  );
}
