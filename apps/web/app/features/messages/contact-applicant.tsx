import type { ApplicationView } from "@app/contract/applications/applications";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { ContactForm } from "./contact-form.tsx";

export const contactFor = ({ id, candidate }: ApplicationView) =>
  messageFor({ application_id: id, name: candidate.name });

/** To a person of the planning. */
export function messageFor({ application_id, name }: { application_id: number; name: string }) {
  return (
    <ContactForm
      to={`${EMPLOYER}/messages`}
      whom={{ application: application_id }}
      label="Message"
      compact
      fullLabel={`Envoyer un message à ${name}`}
    />
  );
}
