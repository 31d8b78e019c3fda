import type { ReactNode } from "react";
import { Link } from "react-router";
import { LEGAL_LINKS, type SiteLink } from "./public-links.ts";
import { ThemeSelect } from "./theme-select.tsx";

const LINKS: readonly SiteLink[] = [
  { to: "/comment-ca-marche", label: "Comment ça marche" },
  { to: "/contact", label: "Contact" },
  { to: "/conditions", label: "Conditions" },
  { to: "/confidentialite", label: "Confidentialité" },
  ...LEGAL_LINKS,
];

export function MemberFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="member-footer px-4 text-sm md:px-8">
      <nav aria-label="Aide et informations légales">
        <ul className="flex flex-wrap gap-x-5">
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center text-ink-2 no-underline underline-offset-3 hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeSelect />
      {children}
    </footer>
  );
}
