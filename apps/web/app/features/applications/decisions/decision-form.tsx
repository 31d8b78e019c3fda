import { withDe } from "@app/domain/text/elision";
import { Check, RotateCcw, X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import type { ButtonStyle } from "../../../ui/button-styles.ts";
import { cx } from "../../../ui/class-names.ts";
import type { Decision } from "./decision.ts";
import { useDecision } from "./decision-fetcher.ts";

export interface DecisionFormProps {
  id: number;
  /** For the accessible names of the buttons. */
  name: string;
  decision: Decision;
  size?: NonNullable<ButtonStyle["size"]>;
  /** « Accepter Karim ». */
  acceptLabel?: string;
  reversed?: boolean;
  className?: string;
  buttonClass?: string;
  /** For fields elsewhere in the page. */
  formId?: string;
  /** Below 768 px, a tick and a cross; the names of the buttons do not change. */
  compact?: boolean;
  /** The buttons of another form in the page, without a form of their own. */
  form?: string;
}

/** Posts `id` and `intent` to the page's action. Several on a page for one application share their state. */
export function DecisionForm({ id, name, decision, size = "md", reversed = false, ...look }: DecisionFormProps) {
  const fetcher = useDecision(`decision-${id}`);
  const intent = fetcher.state === "idle" ? undefined : fetcher.formData?.get("intent");
  const busy = fetcher.state !== "idle";
  if (!decision.reject && !decision.reopen) return null;
  const accept = decision.accept && (
    <Button
      key="accept"
      form={look.form}
      type="submit"
      name="intent"
      value="accept"
      variant="ok"
      size={size}
      icon={Check}
      className={look.buttonClass ?? ""}
      aria-label={`Accepter ${name}`}
      loading={intent === "accept"}
      disabled={busy && intent !== "accept"}
    >
      <span className="btn-t">{look.acceptLabel ?? "Accepter"}</span>
    </Button>
  );
  const reject = (
    <Button
      key="reject"
      form={look.form}
      type="submit"
      name="intent"
      value="reject"
      variant="line"
      size={size}
      icon={look.compact ? X : undefined}
      className={look.buttonClass ?? ""}
      aria-label={`Rejeter ${name}`}
      loading={intent === "reject"}
      disabled={busy && intent !== "reject"}
    >
      <span className="btn-t">Rejeter</span>
    </Button>
  );
  const review = (
    <Button
      key="review"
      form={look.form}
      type="submit"
      name="intent"
      value="status"
      variant="ghost"
      size={size}
      icon={look.compact ? RotateCcw : undefined}
      className={look.buttonClass ?? ""}
      aria-label={`Revoir la candidature ${withDe(name)}`}
      loading={intent === "status"}
      disabled={busy && intent !== "status"}
    >
      <span className="btn-t">Revoir</span>
    </Button>
  );
  const other = decision.reopen ? review : reject;
  const buttons = reversed ? [other, accept] : [accept, other];
  if (look.form !== undefined) return <div className={cx("flex gap-2", look.className)}>{buttons}</div>;
  return (
    <fetcher.Form method="post" id={look.formId} className={cx(look.compact ? "decide" : "flex gap-2", look.className)}>
      <input type="hidden" name="id" value={id} />
      {decision.reopen && (
        <>
          <input type="hidden" name="status" value="reviewed" />
          <input type="hidden" name="from" value="rejected" />
        </>
      )}
      {buttons}
    </fetcher.Form>
  );
}
