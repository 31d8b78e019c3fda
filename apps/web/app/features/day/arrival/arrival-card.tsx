import type { AgendaShift } from "@app/contract/week/week";
import type { PresenceKind } from "@app/domain/day/presence";
import { CloudUpload } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Form } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { AdText } from "../../../parts/language/ad-text.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type ArrivalState, arrivalState } from "./arrival-state.ts";
import type { ArrivalWords } from "./arrival-text.fr.ts";
import { arrivalWords } from "./arrival-words.ts";
import { queueEvent, useQueuedEvents } from "./presence-outbox.ts";

interface ArrivalCardProps {
  shift: AgendaShift;
  userId: number;
  /** Without script the form goes there. */
  action: string;
}

/** The day of a mission: on the way, arrived, gone. Each tap is stored in this browser first, and works without a network. */
export function ArrivalCard({ shift, userId, action }: ArrivalCardProps) {
  const words = useWords(arrivalWords);
  const state = arrivalState(
    shift,
    useQueuedEvents().filter((event) => event.userId === userId),
  );
  const title = useId();
  const tap = (kind: PresenceKind, code?: string) =>
    queueEvent({
      userId,
      application: shift.application_id,
      shift: shift.id,
      kind,
      ...(code !== undefined && { code }),
    });
  const form = { shift, action, tap };
  return (
    <Card aria-labelledby={title} className="no-print">
      <h2 id={title} className="text-lg">
        <AdText>{shift.job.title}</AdText>
        {words.startsAt(shift.startsAt)}
      </h2>
      <p className="text-ink-2">{shift.job.company}</p>
      <p className="mt-1 font-semibold text-ok-ink" role="status">
        {whereText(state, words)}
      </p>
      {shift.absent && state.outAt === null && <Notice tone="warn" className="mt-3" title={words.absent} />}
      {state.queued.map(({ clientId, kind, deviceAt }) => (
        <div key={clientId} role="status" className="beside mt-3 rounded-lg border-[1.5px] border-line-strong p-3">
          <CloudUpload className="ico mt-0.5" aria-hidden="true" />
          <div className="beside-text">
            <p className="font-semibold">{words.queued[kind](deviceAt)}</p>
            <p className="text-ink-2 text-sm">{words.queuedNote}</p>
          </div>
        </div>
      ))}
      {state.refused?.refused && (
        <Notice tone="danger" live="assertive" className="mt-3" title={words.refusals[state.refused.refused]} />
      )}
      {state.isCodeOver && state.refused === undefined && state.outAt === null && (
        <Notice tone="warn" className="mt-3" title={words.refusals.code_over} />
      )}
      {state.next === "leave_home" && (
        <>
          <StepForm {...form} kind="en_route" label={words.leaveHome} />
          <p className="hint mt-2">{words.leaveHomeNote(shift.job.company)}</p>
        </>
      )}
      {(state.next === "leave_home" || state.next === "arrive") && !state.isCodeOver && (
        <StepForm {...form} kind="in" label={words.arrive} hasCode isSecond={state.next === "leave_home"} />
      )}
      {state.next === "leave" && <StepForm {...form} kind="out" label={words.leave} hasCode />}
    </Card>
  );
}

function whereText({ enRouteAt, inAt, outAt }: ArrivalState, words: ArrivalWords): string {
  if (outAt !== null) return words.done(outAt);
  if (inAt !== null) return words.arrived(inAt);
  return enRouteAt === null ? "" : words.enRoute(enRouteAt);
}

interface StepFormProps {
  shift: AgendaShift;
  action: string;
  tap: (kind: PresenceKind, code?: string) => void;
  kind: PresenceKind;
  label: string;
  hasCode?: boolean;
  isSecond?: boolean;
}

function StepForm({ shift, action, tap, kind, label, hasCode = false, isSecond = false }: StepFormProps) {
  const words = useWords(arrivalWords);
  const [error, setError] = useState<string>();
  const name = `code-${shift.application_id}-${shift.id}-${kind}`;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("code");
    const code = typeof typed === "string" ? typed.trim() : "";
    if (hasCode && !/^\d{4}$/.test(code)) return setError(words.codeInvalid);
    setError(undefined);
    event.currentTarget.reset();
    tap(kind, hasCode ? code : undefined);
  }

  return (
    <Form
      method="post"
      action={action}
      onSubmit={handleSubmit}
      noValidate
      className="mt-3 flex flex-wrap items-end gap-2"
    >
      <input type="hidden" name="intent" value="presence" />
      <input type="hidden" name="application" value={shift.application_id} />
      <input type="hidden" name="shift" value={shift.id} />
      <input type="hidden" name="kind" value={kind} />
      {hasCode && (
        <Field label={words.code} name="code" id={name} hint={words.codeHint} error={error} className="basis-full">
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={4} className="num text-2xl" />
        </Field>
      )}
      <Button type="submit" size="lg" block variant={isSecond ? "line" : "primary"}>
        {label}
      </Button>
    </Form>
  );
}
