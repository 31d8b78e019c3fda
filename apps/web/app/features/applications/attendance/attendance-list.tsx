import type { ApplicationView } from "@app/contract/applications/applications";
import { Link } from "react-router";
import { CandidateStatusBadge } from "../../../parts/person/applicant-badges.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { AttendanceForm } from "./attendance-form.tsx";

export interface AttendanceListProps {
  expected: readonly ApplicationView[];
  /** One application is at `{base}/{id}`. */
  base: string;
}

export function AttendanceList({ expected, base }: AttendanceListProps) {
  const unrecorded = expected.filter(({ attendance }) => attendance === null).length;
  return (
    <section aria-labelledby="presences" className="card p-5 md:p-6">
      <h2 id="presences" className="text-xl">
        Qui est venu&#8239;?
      </h2>
      <p className="mt-1 text-ink-2 text-sm">
        {unrecorded === 0
          ? "Tout est dit. Vous pouvez encore corriger, dans les 30\u00a0jours."
          : "Sans réponse de votre part, une venue confirmée compte comme travaillée 48\u00a0heures après la fin."}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {expected.map((application) => (
          <li key={application.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Avatar
              id={application.candidate.id}
              name={application.candidate.name}
              src={application.candidate.profileImage}
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
              <Link to={`${base}/${application.id}`} className="font-semibold no-underline hover:underline">
                {application.candidate.name}
              </Link>
              <CandidateStatusBadge {...application} />
            </span>
            <AttendanceForm application={application} className="w-full md:w-auto" />
          </li>
        ))}
      </ul>
    </section>
  );
}
