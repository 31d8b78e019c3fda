import { Link } from "react-router";
import { useWords } from "../../lib/language/language.ts";
import { helpWords } from "../language/help-words.ts";
import { HELP_LINKS } from "./legal-links.ts";

/** At the foot of every page that has no footer of the site: help, the law, the state of accessibility, all pages. */
export function HelpLinks({ tone = "text-ink-2" }: { tone?: string }) {
  const words = useWords(helpWords);
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap gap-x-5">
        {HELP_LINKS.map(({ to }) => (
          <li key={to}>
            <Link
              to={to}
              className={`inline-flex min-h-11 items-center no-underline underline-offset-3 hover:underline ${tone}`}
            >
              {words.link(to)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
