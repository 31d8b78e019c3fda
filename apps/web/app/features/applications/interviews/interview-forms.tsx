import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { InterviewView } from "@app/contract/applications/interviews";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import { ChevronDown } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useFieldErrors } from "../../../ui/fields/field-errors.ts";
import { FormErrorSummary } from "../../../ui/fields/form-error-summary.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { InterviewTimes } from "./interview-times.tsx";

interface FormProps {
  application: ApplicationDetail;
  now: number;
  pageResult: Outcome | RefusedForm | undefined;
}

/** Each form has its own fetcher, and shows the page's result when it is its own. */
function useInterviewForm(intent: string, { application, pageResult }: FormProps) {
  const fetcher = useFetcher<Outcome | RefusedForm>({ key: `${intent}-${application.id}` });
  const result =
    fetcher.data ?? (isRefusal(pageResult) && pageResult.values["intent"] === intent ? pageResult : undefined);
  const refused = isRefusal(result) ? result : undefined;
  return { fetcher, refused, ...useFieldErrors(refused?.errors) };
}

const isRefusal = (result: unknown): result is RefusedForm =>
  typeof result === "object" && result !== null && "errors" in result;

export function TimesForm({ interview, title, ...props }: FormProps & { interview?: InterviewView; title: string }) {
  const intent = interview ? "interview-counter" : "interview-propose";
  const { fetcher, refused, errors, form } = useInterviewForm(intent, props);
  return (
    <details className="group mt-4 rounded-lg border-[1.5px] border-line-strong" open={refused !== undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-4 font-semibold">
        <span className="flex-1">{title}</span>
        <ChevronDown className="ico text-ink-2 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <fetcher.Form method="post" noValidate className="grid gap-4 p-4 pt-2" {...form}>
        <Named {...props} interview={interview} intent={intent} />
        <FormErrorSummary title={refused?.formError} />
        <InterviewTimes
          values={refused?.values ?? {}}
          errors={errors}
          now={props.now}
          {...(interview && { place: interview.place })}
        />
        <div>
          <Button type="submit" className="w-full md:w-auto" loading={fetcher.state !== "idle"} loadingLabel="Envoi…">
            Envoyer les créneaux
          </Button>
        </div>
      </fetcher.Form>
    </details>
  );
}

export function AnswerForm({
  interview,
  decline = false,
  ...props
}: FormProps & { interview: InterviewView; decline?: boolean }) {
  const intent = decline ? "interview-decline" : "interview-choose";
  const { fetcher, refused, errors, form } = useInterviewForm(intent, props);
  const busy = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" noValidate className="mt-4 grid gap-3" {...form}>
      <Named {...props} interview={interview} intent={intent} />
      <FormErrorSummary title={refused?.formError ?? errors["time"]} />
      {decline ? (
        <Button type="submit" variant="danger-line" className="justify-self-start" loading={busy}>
          {interview.status === "chosen" ? "Annuler l’entretien" : "Renoncer à l’entretien"}
        </Button>
      ) : (
        <fieldset className="grid gap-2">
          <legend className="label">Créneaux proposés</legend>
          {interview.times.map((time) => (
            <Button
              key={time}
              type="submit"
              name="time"
              value={time}
              variant="line"
              loading={busy && fetcher.formData?.get("time") === time}
            >
              {`Choisir ${formatDay(new Date(time))} à ${formatTime(new Date(time))}`}
            </Button>
          ))}
        </fieldset>
      )}
    </fetcher.Form>
  );
}

function Named({
  application,
  interview,
  intent,
}: Pick<FormProps, "application"> & { interview: InterviewView | undefined; intent: string }) {
  return (
    <>
      <input type="hidden" name="id" value={application.id} />
      <input type="hidden" name="intent" value={intent} />
      {interview && <input type="hidden" name="interview" value={interview.id} />}
    </>
  );
}
