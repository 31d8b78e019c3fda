import type { ReactNode } from "react";
import { useWords } from "../lib/language/language.ts";
import { HelpLinks } from "./help-links.tsx";
import { helpWords } from "./language/help-words.ts";
import { ThemeSelect } from "./theme-select.tsx";

export function MemberFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="member-footer px-4 text-sm md:px-8">
      <HelpLinks />
      <ThemeSelect words={useWords(helpWords).theme} />
      {children}
    </footer>
  );
}
