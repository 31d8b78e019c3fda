import type { ReactNode } from "react";
import { HelpLinks } from "./help-links.tsx";
import { ThemeSelect } from "./theme-select.tsx";

export function MemberFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="member-footer px-4 text-sm md:px-8">
      <HelpLinks />
      <ThemeSelect />
      {children}
    </footer>
  );
}
