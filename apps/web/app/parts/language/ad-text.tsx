import type { ReactNode } from "react";
import { useLanguage } from "../../lib/language/language.ts";

/** What an employer wrote, in French whatever the language around it: a title, an address, a number. */
export function AdText({ children }: { children: ReactNode }) {
  if (useLanguage() === "fr") return children;
  return (
    <bdi lang="fr" dir="ltr">
      {children}
    </bdi>
  );
}
