import { Printer } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";

/** Printing needs the script. */
export function PrintButton() {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <Button variant="line" icon={Printer} className="no-print" onClick={() => window.print()}>
      <span className="sr-only md:not-sr-only">Imprimer</span>
    </Button>
  );
}
