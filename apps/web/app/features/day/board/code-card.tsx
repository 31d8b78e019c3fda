import { Monitor, RefreshCw } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { boardFr as fr } from "./board-text.fr.ts";

interface CodeCardProps {
  code: string;
  /** As in the address: an id, or `none`. */
  place: string;
  wall: string;
}

/** To read aloud, to write at the entrance, or on the screen of the wall. */
export function CodeCard({ code, place, wall }: CodeCardProps) {
  const fetcher = useFetcher<Outcome>({ key: `code-${place}` });
  return (
    <Card as="aside" aria-labelledby="code-du-jour">
      <h2 id="code-du-jour" className="font-normal font-sans text-ink-2 text-sm">
        {fr.code}
      </h2>
      <p className="day-code num mt-1">{code}</p>
      <p className="hint mt-2">{fr.codeNote}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton to={wall} variant="line" size="sm" icon={Monitor}>
          {fr.wall}
        </LinkButton>
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="code" />
          <input type="hidden" name="establishment" value={place} />
          <Button type="submit" variant="ghost" size="sm" icon={RefreshCw} loading={fetcher.state !== "idle"}>
            {fr.newCode}
          </Button>
        </fetcher.Form>
      </div>
    </Card>
  );
}
