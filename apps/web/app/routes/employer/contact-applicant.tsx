import type { ApplicationView } from "@app/contract/applications/applications";
import { ContactForm } from "../../features/messages/contact-form.tsx";
import { EMPLOYER } from "./employer.ts";

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
