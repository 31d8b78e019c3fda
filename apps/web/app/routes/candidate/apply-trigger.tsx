import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { LinkButton } from "../../ui/link-button.tsx";

/** A link to the form in the page; with script, a dialog. */
export function ApplyTrigger({ inPage, onOpen }: { inPage: boolean; onOpen: () => void }) {
  const hydrated = useHydrated();
  if (inPage || !hydrated) {
    return (
      <LinkButton to={inPage ? "#postuler" : "?postuler=1#postuler"} replace size="lg" block>
        Postuler
      </LinkButton>
    );
  }
  return (
    <Button size="lg" block onClick={onOpen}>
      Postuler
    </Button>
  );
}
