import { Button } from "../../../../ui/button.tsx";

/** In the bar, and in the fold on a phone, where the bar has no room for it. */
export function DraftButton({ className }: { className: string }) {
  return (
    <Button type="submit" name="intent" value="draft" variant="line" size="lg" className={className}>
      Enregistrer le brouillon
    </Button>
  );
}
