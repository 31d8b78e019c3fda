import type { ApplicationView } from "@app/contract/applications";
import { displayFileName } from "@app/domain/file-name";
import { Download, EyeOff, FileText } from "lucide-react";

/** What the person wrote, and the CV sent with it. */
export function ApplicationMessage({ application }: { application: ApplicationView }) {
  const { message, coverLetter, coverLetterName, is_coverLetter } = application;
  return (
    <section className="card card-pad" aria-labelledby="son-message">
      <h2 id="son-message" className="text-xl">
        Son message
      </h2>
      <blockquote className="mt-3 whitespace-pre-line break-words border-brand border-l-4 pl-5 text-lg leading-relaxed">
        {message}
      </blockquote>
      {coverLetter !== null && (
        <a
          href={coverLetter}
          className="mt-5 flex items-center gap-4 rounded-lg bg-paper p-3 pr-4 no-underline hover:bg-sunken"
        >
          <span className="grid size-11 shrink-0 place-content-center rounded-md bg-danger-soft text-danger-ink text-xl">
            <FileText className="ico" aria-hidden="true" />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{displayFileName(coverLetterName ?? "CV")}</span>
            <span className="text-ink-2 text-sm">CV joint à la candidature</span>
          </span>
          <Download className="ico text-brand text-xl" aria-hidden="true" />
        </a>
      )}
      {is_coverLetter && coverLetter === null && (
        <p className="mt-5 flex items-center gap-3 text-ink-2 text-sm">
          <EyeOff className="ico text-ink-3" aria-hidden="true" />
          Le CV n’est plus visible, pour la même raison que les coordonnées.
        </p>
      )}
    </section>
  );
}
