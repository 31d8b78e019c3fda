import { formatLongDay } from "@app/domain/time/format-time";
import { CalendarPlus } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { calendarLinkFr as fr } from "./calendar-link.fr.ts";

interface CalendarLinkCardProps {
  since: string | null;
  /** Just made: it is shown this once. */
  created: string | undefined;
}

/** An address that the person's agenda reads by itself, until they revoke it. */
export function CalendarLinkCard({ since, created }: CalendarLinkCardProps) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Card aria-labelledby="agenda-link" className="no-print mt-8 grid max-w-140 gap-4">
      <h2 id="agenda-link" className="text-lg">
        {fr.title}
      </h2>
      <p className="text-ink-2 text-sm">{fr.text}</p>
      {created !== undefined && since !== null && <Created url={created} />}
      {created === undefined && since !== null && (
        <p className="text-ink-2 text-sm">{fr.since(formatLongDay(new Date(since)))}</p>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="open-calendar" variant="line" disabled={isBusy}>
          {since === null ? fr.open : fr.replace}
        </Button>
        {since !== null && (
          <Button type="submit" name="intent" value="close-calendar" variant="ghost" disabled={isBusy}>
            {fr.close}
          </Button>
        )}
      </Form>
    </Card>
  );
}

function Created({ url }: { url: string }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-sm">{fr.once}</p>
      <Field label={fr.label} name="agenda-url">
        <TextInput readOnly value={url} className="bg-sunken" onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <a
        href={url.replace(/^https?:/, "webcal:")}
        className={buttonClass({ variant: "primary" }, "justify-self-start")}
      >
        <CalendarPlus className="ico" aria-hidden="true" />
        {fr.subscribe}
      </a>
    </div>
  );
}
