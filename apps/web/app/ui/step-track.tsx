import { Check, X } from "lucide-react";
import { cx } from "./class-names.ts";

export interface Step {
  label: string;
  state: "done" | "current" | "todo" | "skipped" | "stopped";
}

const STATE_TEXTS: Record<Step["state"], string> = {
  done: "fait",
  current: "en cours",
  todo: "à venir",
  skipped: "sans objet",
  stopped: "arrêté",
};

export function StepTrack({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className="track" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={cx(`is-${step.state}`)}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          <span className="pt">
            {step.state === "done" && <Check className="ico" aria-hidden="true" />}
            {step.state === "stopped" && <X className="ico" aria-hidden="true" />}
          </span>
          <span>
            {step.label}
            <span className="sr-only">{`\u00a0: ${STATE_TEXTS[step.state]}`}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
