import { parisDay } from "@app/domain/time/calendar";
import { type FormEvent, useState } from "react";
import { useRenderedAt } from "../lib/rendered-at.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { DateTimeField } from "../ui/fields/date-time-field.tsx";
import { useFieldErrors } from "../ui/fields/field-errors.ts";
import { addDays } from "../ui/fields/month.ts";
import { Samples } from "./sample.tsx";

const REFUSALS = { endDate: "La date de fin doit suivre la date de début." };

export function DateSamples() {
  const today = parisDay(new Date(useRenderedAt()));
  const [result, setResult] = useState<typeof REFUSALS>();
  const [posted, setPosted] = useState("");
  const { errors, form } = useFieldErrors(result);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setPosted([...data].map(([name, value]) => `${name}=${typeof value === "string" ? value : value.name}`).join(" "));
    setResult({ ...REFUSALS });
  }

  return (
    <Samples title="Date et heure">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <form {...form} className="grid gap-5" noValidate onSubmit={submit}>
            <DateTimeField
              date={{ name: "startDate", label: "Date de début" }}
              time={{ name: "startTime", label: "Heure de début" }}
              values={{ startDate: addDays(today, 2), startTime: "18:30" }}
              errors={errors}
              required
              today={today}
              min={today}
              other={addDays(today, 4)}
            />
            <DateTimeField
              date={{ name: "endDate", label: "Date de fin" }}
              time={{ name: "endTime", label: "Heure de fin" }}
              values={{}}
              errors={errors}
              today={today}
              min={addDays(today, 2)}
              other={addDays(today, 2)}
              hint="Laissée vide, une seule journée."
            />
            <Button type="submit" variant="line">
              Envoyer les dates
            </Button>
            <output className="num break-words text-ink-2 text-sm">{posted}</output>
          </form>
        </Card>
        <Card className="grid gap-5">
          <DateTimeField
            date={{ name: "lockedDate", label: "Début" }}
            time={{ name: "lockedTime", label: "Heure" }}
            values={{ lockedDate: addDays(today, -1), lockedTime: "08:00" }}
            errors={{}}
            required
            today={today}
            locked="La mission a commencé, la date est verrouillée."
          />
        </Card>
      </div>
    </Samples>
  );
}
