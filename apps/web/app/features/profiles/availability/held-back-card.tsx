import type { HeldBack } from "@app/contract/profiles/availability";
import { NO_HOLDS_DAYS } from "@app/domain/matching/proposition";
import { Button } from "../../../ui/button.tsx";
import { heldBackText, heldUntilText } from "./held-back-text.fr.ts";
import { SaveCard } from "./save-card.tsx";
import { SaveForm } from "./save-form.tsx";
import { useSave } from "./use-save.ts";

/** What a no with a reason holds back; nothing to show without any. */
export function HeldBackCard({ heldBack }: { heldBack: readonly HeldBack[] }) {
  const { send, isSaved, isBusy } = useSave("held-back");
  if (heldBack.length === 0) return null;
  return (
    <SaveCard id="refus" title="Ce que nous ne vous proposons plus" isSaved={isSaved}>
      <p className="text-ink-2 text-sm">
        {`Vos «\u00a0non\u00a0» avec une raison comptent ${NO_HOLDS_DAYS}\u00a0jours. Vous pouvez toujours postuler à ces missions.`}
      </p>
      <ul className="exlist">
        {heldBack.map((one) => (
          <li key={one.proposition_id}>
            <span className="min-w-0 flex-1 break-words">
              <b className="block font-semibold">{heldBackText(one)}</b>
              <span className="text-ink-2 text-sm">{heldUntilText(one)}</span>
            </span>
            <SaveForm fields={{ intent: "forget", id: String(one.proposition_id) }} onSend={send}>
              <Button
                type="submit"
                size="sm"
                variant="line"
                disabled={isBusy}
                aria-label={`Oublier ce refus\u00a0: ${heldBackText(one)}`}
              >
                Oublier
              </Button>
            </SaveForm>
          </li>
        ))}
      </ul>
    </SaveCard>
  );
}
