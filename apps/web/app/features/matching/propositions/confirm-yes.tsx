import type { PropositionView } from "@app/contract/matching/propositions";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { ShiftTime } from "../../../parts/shifts/shift-time.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Hidden } from "./hidden.tsx";
import { confirmText } from "./proposition-text.fr.ts";
import type { AnswerFormProps } from "./standby-form.tsx";

export interface ConfirmYesProps extends AnswerFormProps {
  proposition: PropositionView;
  now: Date;
  /** The same page without the confirmation, for a browser without script. */
  back: string;
  onBack: () => void;
}

/** The second tap: what the yes does, and for which shifts. */
export function ConfirmYes({ proposition, hidden, action, back, now, Form, isBusy, onBack }: ConfirmYesProps) {
  const { shifts, job } = proposition;
  const isChoice = job.takeSome && shifts.length > 1;
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus({ preventScroll: true }), []);
  return (
    <Form method="post" action={action} className="prop-rows">
      <Hidden fields={{ ...hidden, answer: "yes" }} />
      <p ref={sentence} tabIndex={-1} className="font-semibold text-sm outline-none">
        {confirmText(proposition, now)}
      </p>
      {isChoice && (
        <fieldset>
          <legend className="label">Vos créneaux</legend>
          <input type="hidden" name="choice" value="1" />
          {shifts.map((shift) => (
            <Checkbox key={shift.id} name="shifts" value={shift.id} defaultChecked label={<ShiftTime {...shift} />} />
          ))}
        </fieldset>
      )}
      {proposition.canShareVault && (
        <Checkbox
          name="shareVault"
          label="Partager ce que j’ai gardé pour ma déclaration"
          description={`Les responsables de ${job.company.name} le lisent, et vous voyez chaque lecture.`}
        />
      )}
      <div className="answers">
        <a
          href={back}
          className="btn btn-ghost"
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          Revenir
        </a>
        <Button type="submit" variant="ok" block icon={Check} loading={isBusy}>
          Oui, c’est sûr
        </Button>
      </div>
    </Form>
  );
}
