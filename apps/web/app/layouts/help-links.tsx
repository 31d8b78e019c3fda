import { Link } from "react-router";
import { useWords } from "../lib/language/language.ts";
import { helpWords } from "./language/help-words.ts";
import { HELP_LINKS } from "./public-links.ts";

/** At the foot of the pages of a member. */
export function HelpLinks() {
  const words = useWords(helpWords);
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap gap-x-5">
        {HELP_LINKS.map(({ to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-ink-2 no-underline underline-offset-3 hover:underline"
            >
              {words.link(to)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
