import { Check } from "lucide-react";
import { useFetcher } from "react-router";
import { useWords } from "../../lib/language/language.ts";
import { Button } from "../../ui/button.tsx";
import { comingWords } from "./coming-words.ts";

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
export function ConfirmForm({ id, title, place = "", label, withRule = true }: ConfirmFormProps) {
  const words = useWords(comingWords);
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
        loadingLabel={words.sending}
        aria-label={words.of(title)}
      >
        {label ?? words.confirm}
      </Button>
      {withRule && <p className="mt-2 text-ink-2 text-xs">{words.rule}</p>}
    </fetcher.Form>
  );
}
