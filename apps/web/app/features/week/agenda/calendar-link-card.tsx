import { CalendarPlus } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { calendarLinkWords } from "./calendar-link-words.ts";

interface CalendarLinkCardProps {
  since: string | null;
  /** Just made: it is shown this once. */
  created: string | undefined;
}

/** An address that the person's agenda reads by itself, until they revoke it. */
export function CalendarLinkCard({ since, created }: CalendarLinkCardProps) {
  const words = useWords(calendarLinkWords);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Card aria-labelledby="agenda-link" className="no-print mt-8 grid max-w-140 gap-4">
      <h2 id="agenda-link" className="text-lg">
        {words.title}
      </h2>
      <p className="text-ink-2 text-sm">{words.text}</p>
      {created !== undefined && since !== null && <Created url={created} />}
      {created === undefined && since !== null && <p className="text-ink-2 text-sm">{words.since(new Date(since))}</p>}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="open-calendar" variant="line" disabled={isBusy}>
          {since === null ? words.open : words.replace}
        </Button>
        {since !== null && (
          <Button type="submit" name="intent" value="close-calendar" variant="ghost" disabled={isBusy}>
            {words.close}
          </Button>
        )}
      </Form>
    </Card>
  );
}

function Created({ url }: { url: string }) {
  const words = useWords(calendarLinkWords);
  return (
    <div role="status" className="grid gap-3">
      <p className="text-sm">{words.once}</p>
      <Field label={words.label} name="agenda-url">
        <TextInput
          readOnly
          dir="ltr"
          value={url}
          className="bg-sunken"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <a
        href={url.replace(/^https?:/, "webcal:")}
        className={buttonClass({ variant: "primary" }, "justify-self-start")}
      >
        <CalendarPlus className="ico" aria-hidden="true" />
        {words.subscribe}
      </a>
    </div>
  );
}
