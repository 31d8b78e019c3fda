import type { DeclarationView } from "@app/contract/papers/declaration";
import { RIGHT_TO_WORK_CASES } from "@app/domain/papers/right-to-work.fr";
import { Check } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { checkedText, declaredFr as fr } from "./declared-text.fr.ts";

interface RightToWorkCardProps {
  applicationId: number;
  declaration: DeclarationView;
}

/** Ticked by an owner or a manager: no list is filtered or ordered by it, and no document is asked for. */
export function RightToWorkCard({ applicationId, declaration }: RightToWorkCardProps) {
  const fetcher = useFetcher<Outcome>({ key: `right-to-work-${applicationId}` });
  const checked = checkedText(declaration);
  return (
    <Card aria-labelledby="droit-au-travail">
      <h2 id="droit-au-travail" className="text-lg">
        Droit au travail
      </h2>
      <p className="hint mt-1">{fr.rightToWorkNote}</p>
      {checked === null ? (
        <fetcher.Form method="post" className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <input type="hidden" name="intent" value="right-to-work" />
          <input type="hidden" name="id" value={applicationId} />
          <Checkbox name="checked" label={fr.rightToWork} required />
          <Button type="submit" variant="line" loading={fetcher.state !== "idle"}>
            {fr.rightToWorkSave}
          </Button>
        </fetcher.Form>
      ) : (
        <p className="beside mt-2">
          <Check className="ico mt-0.5" aria-hidden="true" />
          <span className="beside-text">
            <b className="block font-semibold">{fr.rightToWork}</b>
            <span className="block text-ink-2 text-sm">{checked}</span>
          </span>
        </p>
      )}
      <details className="mt-2">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{fr.rightToWorkHelp}</summary>
        <dl className="mt-1 grid gap-3 text-sm">
          {RIGHT_TO_WORK_CASES.map(({ who, step }) => (
            <div key={who}>
              <dt className="font-semibold">{who}</dt>
              <dd className="text-ink-2">{step}</dd>
            </div>
          ))}
        </dl>
        <p className="hint mt-3">{fr.neutral}</p>
      </details>
    </Card>
  );
}
