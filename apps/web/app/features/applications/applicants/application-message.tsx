import type { ApplicationView } from "@app/contract/applications/applications";
import { displayFileName } from "@app/domain/text/file-name";
import { EyeOff } from "lucide-react";
import { DocumentPreview } from "../../../ui/document-preview.tsx";

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
        <div className="mt-5">
          <DocumentPreview
            href={coverLetter}
            name={displayFileName(coverLetterName ?? "CV")}
            title={`CV de ${application.candidate.name}`}
            note="CV joint à la candidature"
          />
        </div>
      )}
      {is_coverLetter && coverLetter === null && (
        <p className="mt-5 flex items-center gap-3 text-ink-2 text-sm">
          <EyeOff className="ico text-ink-3" aria-hidden="true" />
          {application.candidate.contact === "withheld"
            ? "Le CV n’est plus visible, pour la même raison que les coordonnées."
            : "CV joint à la candidature. Il s’ouvre en même temps que l’e-mail et le téléphone."}
        </p>
      )}
    </section>
  );
}
