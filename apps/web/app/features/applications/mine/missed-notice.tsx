import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { type MissedApplication, missedText } from "./missed-text.fr.ts";

export interface MissedNoticeProps {
  application: MissedApplication & { id: number };
  company: string;
  now: Date;
}

/** An absence or a late withdrawal, when it counts, and the way to contest it. */
export function MissedNotice({ application, company, now }: MissedNoticeProps) {
  const text = missedText(application, company, now);
  if (text === null) return null;
  return (
    <div className="mt-5 rounded-lg bg-sunken p-5">
      <p>
        <b>{text.lead}</b> {text.rest}
      </p>
      {text.canContest && <ContestForm id={application.id} />}
    </div>
  );
}

function ContestForm({ id }: { id: number }) {
  const fetcher = useFetcher({ key: `contest-${id}` });
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md font-semibold text-brand underline underline-offset-3">
        Contester
      </summary>
      <fetcher.Form method="post" className="mt-2 grid max-w-150 gap-4">
        <input type="hidden" name="intent" value="contest" />
        <input type="hidden" name="id" value={id} />
        <Field
          name="reason"
          id={`contest-${id}`}
          label="Ce qui s’est passé"
          required
          hint="L’employeur et notre équipe le liront."
        >
          <TextArea rows={3} maxLength={1000} />
        </Field>
        <div>
          <Button
            type="submit"
            variant="line"
            className="w-full md:w-auto"
            loading={fetcher.state !== "idle"}
            loadingLabel="Envoi…"
          >
            Envoyer ma contestation
          </Button>
        </div>
      </fetcher.Form>
    </details>
  );
}
