import type { ApplicationView } from "@app/contract/applications";
import { AttendanceForm, isExpected } from "./attendance-form.tsx";

/** Once the mission has begun, on the person's own page. */
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
