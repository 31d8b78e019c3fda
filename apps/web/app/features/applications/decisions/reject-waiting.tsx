import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { ChevronDown, MailCheck } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import { firstValue, type RefusedForm } from "../../../ui/fields/form-values.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";

export interface RejectWaitingProps {
  missionId: number;
  over: boolean;
  /** The refusal of a form sent without script. */
  pageResult: RefusedForm | undefined;
}

/** Shown when the mission is filled or over and applications are pending. */
export function RejectWaiting({ missionId, over, pageResult }: RejectWaitingProps) {
  const fetcher = useFetcher<RefusedForm | { ok: boolean }>({ key: `waiting-${missionId}` });
  const refused = fetcher.data && "errors" in fetcher.data ? fetcher.data : pageResult;
  const { errors, form } = useFieldErrors(refused?.errors);
  return (
    <details className="group card" open={refused !== undefined}>
      <summary className="flex min-h-13 cursor-pointer items-center gap-4 rounded-lg px-5 py-3 md:px-6">
        <MailCheck className="ico shrink-0 text-brand text-xl" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">Prévenir celles et ceux qui attendent encore</span>
          <span className="block text-ink-2 text-sm">
            {over ? "La mission est terminée." : fr.positionsFilled} Une réponse, même négative, vaut mieux que le
            silence.
          </span>
        </span>
        <ChevronDown className="ico text-ink-2 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <fetcher.Form method="post" noValidate className="grid gap-4 border-line border-t px-5 py-5 md:px-6" {...form}>
        <input type="hidden" name="id" value={missionId} />
        <FormErrorSummary title={refused?.formError} />
        <Field
          label="Votre message"
          name="reason"
          required
          error={errors["reason"]}
          hint="Chaque personne le reçoit avec la réponse. Leurs candidatures passent à «&#160;Rejeté&#160;»."
        >
          <TextArea rows={3} maxLength={500} defaultValue={firstValue(refused, "reason", fr.rejectWaitingReason)} />
        </Field>
        <div>
          <Button
            type="submit"
            name="intent"
            value="reject-waiting"
            className="w-full md:w-auto"
            loading={fetcher.state !== "idle"}
            loadingLabel="Envoi…"
          >
            Rejeter et prévenir
          </Button>
        </div>
      </fetcher.Form>
    </details>
  );
}
