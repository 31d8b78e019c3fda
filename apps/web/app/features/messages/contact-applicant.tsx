import type { ApplicationView } from "@app/contract/applications/applications";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { ContactForm } from "./contact-form.tsx";

export function contactFor({ id, candidate }: ApplicationView) {
  return (
    <ContactForm
      to={`${EMPLOYER}/messages`}
      whom={{ application: id }}
      label="Message"
      compact
      fullLabel={`Envoyer un message à ${candidate.name}`}
    />
  );
}
