import { Flame } from "lucide-react";
import { useState } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { NOW_LABELS, type NowChoice, nowChoices, nowEnd, nowText } from "./availability-text.fr.ts";
import { SaveCard } from "./save-card.tsx";
import { SaveForm } from "./save-form.tsx";
import { useSave } from "./use-save.ts";

/** For a few hours, whatever the week says. */
export function NowCard({ nowUntil, now }: { nowUntil: string | null; now: Date }) {
  const { send, isSaved, isBusy } = useSave("now");
  const [choice, setChoice] = useState<NowChoice>("4");
  const until = nowUntil === null ? undefined : new Date(nowUntil);
  const choices = nowChoices(now);
  const chosen = choices.includes(choice) ? choice : "4";
  if (until && until > now) {
    return (
      <SaveCard id="maintenant" title="Disponible maintenant" isSaved={isSaved}>
        <p className="text-ink-2 text-sm">
          Vous pouvez recevoir les missions qui commencent bientôt, même hors de votre semaine.
        </p>
        <SaveForm fields={{ intent: "stop-now" }} onSend={send} className="mt-3">
          <Button type="submit" variant="line" loading={isBusy}>
            Arrêter
          </Button>
        </SaveForm>
      </SaveCard>
    );
  }
  return (
    <SaveCard id="maintenant" title="Disponible maintenant" isSaved={isSaved}>
      <p className="text-ink-2 text-sm">Pour les missions qui commencent bientôt, même hors de votre semaine type.</p>
      <Form
        method="post"
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          send({ intent: "now", for: chosen });
        }}
      >
        <input type="hidden" name="intent" value="now" />
        <fieldset className="seg4 mt-3">
          <legend className="sr-only">Pour combien de temps</legend>
          {choices.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="for"
                value={one}
                checked={chosen === one}
                onChange={() => setChoice(one)}
                className="sr-only"
              />
              {NOW_LABELS[one]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="lg" block icon={Flame} loading={isBusy} className="mt-3">
          Je suis disponible
        </Button>
      </Form>
      <p className="hint js-only text-center">{`${nowText(nowEnd(chosen, now))}, puis votre semaine type reprend.`}</p>
    </SaveCard>
  );
}
