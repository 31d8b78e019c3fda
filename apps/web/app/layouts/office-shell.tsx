import { LogOut, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Avatar } from "../ui/avatar.tsx";
import { ToastRegion } from "../ui/overlays/toast.tsx";
import { Logo } from "./logo.tsx";
import { MenuButton, MenuDrawer } from "./menu-drawer.tsx";
import { SignOutForm } from "./sign-out-form.tsx";

export interface OfficeEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  count?: number;
  /** Below a line. */
  isApart?: boolean;
}

export interface OfficeShellProps {
  user: { id: number; name: string };
  entries: readonly OfficeEntry[];
  /** After the entries. */
  extra: ReactNode;
  children: ReactNode;
}

export function OfficeShell({ user, entries, extra, children }: OfficeShellProps) {
  return (
    <>
      <div className="min-h-dvh md:grid md:grid-cols-[76px_minmax(0,1fr)] xl:grid-cols-[216px_minmax(0,1fr)]">
        <aside className="side-office on-night hidden px-3 py-4 md:block" aria-label="Bureau">
          <div className="sticky top-4">
            <Link to="/admin" className="rail-logo ml-2 inline-flex xl:ml-3" aria-label="Renfort, bureau">
              <Logo size={30} />
            </Link>
            <Entries label="Menu du bureau" entries={entries} isRail />
            {extra}
            <SignOut name={user.name} isRail />
          </div>
        </aside>
        <div className="flex min-w-0 flex-col">
          <header className="topbar md:hidden">
            <div className="flex h-14 items-center gap-2 px-4">
              <MenuButton />
              <Link to="/admin" className="inline-flex" aria-label="Renfort, bureau">
                <Logo size={30} />
              </Link>
              <span className="badge b-grey">Bureau</span>
              <span className="ms-auto">
                <Avatar id={user.id} name={user.name} size={34} />
              </span>
            </div>
          </header>
          <main id="contenu" tabIndex={-1} className="min-w-0 flex-1">
            {children}
          </main>
        </div>
      </div>
      <MenuDrawer side="side-office" logo={30}>
        <Entries label="Menu du bureau, tiroir" entries={entries} />
        <SignOut name={user.name} />
      </MenuDrawer>
      <ToastRegion />
    </>
  );
}

interface EntriesProps {
  label: string;
  entries: readonly OfficeEntry[];
  /** Icons alone between 768 and 1279 px. */
  isRail?: boolean;
}

function Entries({ label, entries, isRail = false }: EntriesProps) {
  const { pathname, search } = useLocation();
  const file = new URLSearchParams(search).get("file");
  const here = pathname.startsWith("/admin/dossiers/") ? "/admin" : pathname.replace(/\/$/, "");
  const current = file === null ? here : `${here}?file=${file}`;
  return (
    <nav aria-label={label} className="mt-6">
      <ul className="grid gap-0.5">
        {entries.map(({ to, label: name, icon: Icon, count, isApart }) => (
          <li key={to} className={isApart ? "mt-4 border-white/15 border-t pt-4" : undefined}>
            <Link
              to={to}
              className="nav-item"
              title={isRail ? name : undefined}
              aria-current={to === current ? "page" : undefined}
            >
              <Icon className="ico" aria-hidden="true" />
              <span className={isRail ? "md:sr-only xl:not-sr-only" : undefined}>{name}</span>
              {count !== undefined && count > 0 && <span className="nav-n">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SignOut({ name, isRail = false }: { name: string; isRail?: boolean }) {
  return (
    <SignOutForm className="mt-4 border-white/15 border-t pt-4">
      <p className={isRail ? "hidden px-3 pb-1 text-sm xl:block" : "px-3 pb-1 text-sm"}>{name}</p>
      <button type="submit" className="nav-item w-full cursor-pointer" title={isRail ? "Déconnexion" : undefined}>
        <LogOut className="ico" aria-hidden="true" />
        <span className={isRail ? "md:sr-only xl:not-sr-only" : undefined}>Déconnexion</span>
      </button>
    </SignOutForm>
  );
}
