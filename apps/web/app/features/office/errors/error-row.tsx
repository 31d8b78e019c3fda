import type { ErrorGroup } from "@app/contract/office/errors";
import { formatMoment } from "@app/domain/time/format-time";
import { Form } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ERROR_SOURCE_TEXTS, timesText } from "./error-labels.fr.ts";

export function ErrorRow({ group }: { group: ErrorGroup }) {
  const { fingerprint, source, name, place, frame, message, count } = group;
  const [first, last] = [new Date(group.first_seen_at), new Date(group.last_seen_at)];
  return (
    <li data-error={fingerprint} className="flex flex-wrap items-start gap-3 border-line border-b py-4">
      <div className="min-w-0 flex-1 basis-72 break-words">
        <h2 className="font-semibold text-base">
          {name} <Badge tone="grey">{ERROR_SOURCE_TEXTS[source]}</Badge>
        </h2>
        {message !== "" && <p className="mt-1">{message}</p>}
        <p className="mt-1 text-ink-2 text-sm">
          {place}
          {frame !== null && ` · ${frame}`}
        </p>
        <p className="mt-1 text-ink-2 text-sm">
          {timesText(count)}, la dernière le <time dateTime={group.last_seen_at}>{formatMoment(last)}</time>
          {count > 1 && (
            <>
              , la première le <time dateTime={group.first_seen_at}>{formatMoment(first)}</time>
            </>
          )}
        </p>
      </div>
      {group.closed_at === null ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <Button type="submit" variant="line" aria-label={`Fermer ${name}, ${place}`}>
            Fermer
          </Button>
        </Form>
      ) : (
        <Badge tone="ok">Fermée</Badge>
      )}
    </li>
  );
}
