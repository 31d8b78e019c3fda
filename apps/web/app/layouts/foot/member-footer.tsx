import type { ReactNode } from "react";
import { ThemeSelect } from "../theme-select.tsx";
import { HelpLinks } from "./help-links.tsx";

export function MemberFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="member-footer px-4 text-sm md:px-8">
      <HelpLinks />
      <ThemeSelect />
      {children}
    </footer>
  );
}
