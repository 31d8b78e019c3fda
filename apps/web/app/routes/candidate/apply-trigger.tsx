import { shiftCountText } from "@app/domain/missions/shift.fr";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { LinkButton } from "../../ui/link-button.tsx";

export interface ApplyTriggerProps {
  inPage: boolean;
  /** How many shifts are chosen, where one may choose. */
  count: number | undefined;
  onOpen: () => void;
}

/** A link to the form in the page; with script, a dialog. */
export function ApplyTrigger({ inPage, count, onOpen }: ApplyTriggerProps) {
  const hydrated = useHydrated();
  const label = count === undefined || !hydrated ? "Postuler" : `Postuler à ${shiftCountText(count)}`;
  if (count === 0 && hydrated) {
    return (
      <Button size="lg" block disabled>
        Choisissez un créneau
      </Button>
    );
  }
  if (inPage || !hydrated) {
    return (
      <LinkButton to={inPage ? "#postuler" : "?postuler=1#postuler"} replace size="lg" block>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button size="lg" block onClick={onOpen}>
      {label}
    </Button>
  );
}
