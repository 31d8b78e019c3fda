import type { ApplicationView } from "@app/contract/applications/applications";
import { ABSENT_AFTER_MINUTES, ATTENDANCES, type Attendance } from "@app/domain/applications/attendance";
import { Check, X } from "lucide-react";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { Button } from "../../../ui/button.tsx";
import { useNow } from "../../../ui/clock.ts";
import { startOf } from "../applied/applied-start.ts";
import { useDecision } from "../decisions/decision-fetcher.ts";

const STYLES = {
  worked: { label: "A travaillé", icon: Check, on: "ok" },
  absent: { label: "Absence", icon: X, on: "danger-line" },
} as const satisfies Record<Attendance, object>;

/** From the start of the mission, the employer records attendance. */
export function isExpected(application: ApplicationView, now: number): boolean {
  const { status, candidate_status } = application;
  return status === "accepted" && candidate_status !== "withdrawn" && Date.parse(startOf(application)) <= now;
}

export interface AttendanceFormProps {
  application: ApplicationView;
  className?: string;
}

export function AttendanceForm({ application, className }: AttendanceFormProps) {
  const { id, candidate, attendance, contested_at, contest_decided_at } = application;
  const fetcher = useDecision(`attendance-${id}`);
  const absentFrom = Date.parse(startOf(application)) + ABSENT_AFTER_MINUTES * 60_000;
  const mayBeAbsent = useNow(useRenderedAt()) >= absentFrom;
  const requested = fetcher.formData?.get("outcome");
  const selected = ATTENDANCES.find((outcome) => outcome === requested) ?? attendance;
  return (
    <div className={className}>
      <fetcher.Form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="attendance" />
        <fieldset className="flex gap-2">
          <legend className="sr-only">{`Présence de ${candidate.name}`}</legend>
          {ATTENDANCES.filter((outcome) => outcome === "worked" || mayBeAbsent).map((outcome) => {
            const { label, icon, on } = STYLES[outcome];
            return (
              <Button
                key={outcome}
                type="submit"
                name="outcome"
                value={outcome}
                variant={selected === outcome ? on : "line"}
                icon={icon}
                aria-pressed={selected === outcome}
                aria-label={`${label}\u00a0: ${candidate.name}`}
                className="flex-1 px-3! md:flex-none"
              >
                {label}
              </Button>
            );
          })}
        </fieldset>
      </fetcher.Form>
      {attendance === "absent" && contested_at !== null && (
        <p className="mt-1.5 text-ink-2 text-sm">
          {contest_decided_at === null
            ? "Cette absence est contestée\u00a0: notre équipe décidera."
            : "Contestée, cette absence a été confirmée par notre équipe."}
        </p>
      )}
    </div>
  );
}

export function AttendanceCard({ application, now }: { application: ApplicationView; now: number }) {
  if (!isExpected(application, now)) return null;
  return (
    <section className="card flex flex-wrap items-center justify-between gap-4 p-5 md:px-6" aria-labelledby="presence">
      <div>
        <h2 id="presence" className="text-xl">
          Présence
        </h2>
        <p className="text-ink-2 text-sm">Elle compte dans ses missions réalisées, et permet de l’évaluer.</p>
      </div>
      <AttendanceForm application={application} className="w-full md:w-auto" />
    </section>
  );
}
