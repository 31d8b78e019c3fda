import { Printer } from "lucide-react";
import { useWords } from "../../../lib/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { weekWords } from "./week-words.ts";

/** Printing needs the script. */
export function PrintButton() {
  const words = useWords(weekWords);
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <Button variant="line" icon={Printer} className="no-print" onClick={() => window.print()}>
      <span className="sr-only md:not-sr-only">{words.print}</span>
    </Button>
  );
}
