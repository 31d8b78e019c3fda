import type { ReactNode } from "react";
import { useWords } from "../../lib/language/language.ts";
import { helpWords } from "../language/help-words.ts";
import { ThemeSelect } from "../theme-select.tsx";
import { HelpLinks } from "./help-links.tsx";

export function MemberFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="member-footer px-4 text-sm md:px-8">
      <HelpLinks />
      <ThemeSelect words={useWords(helpWords).theme} />
      {children}
    </footer>
  );
}
