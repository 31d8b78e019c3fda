import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import { Check } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";

export interface ConfirmFormProps {
  id: number;
  title: string;
  /** Several forms of a page may confirm the same application. */
  place?: string;
  label?: string;
  /** False where the page says the rule once, beside several forms. */
  withRule?: boolean;
}

/** Confirms every accepted shift of the application. */
export function ConfirmForm({
  id,
  title,
  place = "",
  label = "Confirmer ma venue",
  withRule = true,
}: ConfirmFormProps) {
  const fetcher = useFetcher({ key: `confirm-${id}${place}` });
  return (
    <fetcher.Form method="post" className="grow">
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="ok"
        icon={Check}
        className="w-full"
        loading={fetcher.state !== "idle"}
        loadingLabel="Confirmation…"
        aria-label={`Confirmer ma venue\u00a0: ${title}`}
      >
        {label}
      </Button>
      {withRule && <p className="mt-2 text-ink-2 text-xs">{WITHDRAWAL_RULE}</p>}
    </fetcher.Form>
  );
}
