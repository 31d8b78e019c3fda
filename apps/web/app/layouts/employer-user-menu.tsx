import type { MemberRole } from "@app/domain/members/member";
import { Building2, ChartColumn, ChevronDown, LogOut, UserRound, UserRoundCog } from "lucide-react";
import { Link } from "react-router";
import { EMPLOYER_ACCOUNT, EMPLOYER_ANALYTICS } from "../lib/employer-paths.ts";
import { Avatar } from "../ui/avatar.tsx";
import { EMPLOYER_PROFILE, SITE_PLAN_ENTRY } from "./navigation.ts";
import { useClosingPopover } from "./popover.ts";
import { SignOutForm } from "./sign-out-form.tsx";

export interface EmployerUser {
  id: number;
  name: string;
  companyName: string;
  avatarUrl?: string | null;
}

const ACCOUNT = { to: EMPLOYER_ACCOUNT, label: "Mon compte", icon: UserRoundCog };

const LINKS = [
  { to: EMPLOYER_PROFILE, label: "Profil de l’entreprise", icon: Building2 },
  ACCOUNT,
  { to: EMPLOYER_ANALYTICS, label: "Analyses", icon: ChartColumn },
];

/** What a role forbids is not there. */
function linksOf(role: MemberRole | null) {
  if (role === null) return [ACCOUNT, SITE_PLAN_ENTRY];
  const links =
    role === "shift_lead" ? [{ to: EMPLOYER_PROFILE, label: "Mon profil", icon: UserRound }, ACCOUNT] : LINKS;
  return [...links, SITE_PLAN_ENTRY];
}

const MENU_ID = "menu-utilisateur";

export function EmployerUserMenu({ user, role }: { user: EmployerUser; role: MemberRole | null }) {
  const menu = useClosingPopover<HTMLDivElement>();
  return (
    <>
      <button type="button" className="btn btn-ghost px-2! md:px-3!" popoverTarget={MENU_ID}>
        <Avatar id={user.id} name={user.name} src={user.avatarUrl} size={34} />
        <span className="sr-only md:hidden">Menu de {user.name}</span>
        <span className="ml-1 hidden gap-1 text-left md:grid">
          <span>{user.name}</span>
          <span className="font-normal text-ink-3 text-xs">{user.companyName}</span>
        </span>
        <ChevronDown className="ico hidden text-ink-3 md:block" aria-hidden="true" />
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className="menu user-menu">
        <p className="px-3 pt-2 pb-1 font-semibold md:hidden">{user.name}</p>
        {linksOf(role).map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className="menu-i">
            <Icon className="ico" aria-hidden="true" />
            {label}
          </Link>
        ))}
        <SignOutForm className="border-line border-t pt-1.5">
          <button type="submit" className="menu-i">
            <LogOut className="ico" aria-hidden="true" />
            Déconnexion
          </button>
        </SignOutForm>
      </div>
    </>
  );
}
