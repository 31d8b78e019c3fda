import { Link } from "react-router";
import { HELP_LINKS } from "./legal-links.ts";

/** At the foot of every page that has no footer of the site: help, the law, the state of accessibility, all pages. */
export function HelpLinks({ tone = "text-ink-2" }: { tone?: string }) {
  return (
    <nav aria-label="Aide et informations légales">
      <ul className="flex flex-wrap gap-x-5">
        {HELP_LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className={`inline-flex min-h-11 items-center no-underline underline-offset-3 hover:underline ${tone}`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
