import * as z from "zod";
import { Empty, email } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { contactFr as fr } from "./contact.fr.ts";
import { CONTACT_SUBJECTS } from "./contact-subjects.ts";

export const ContactBody = z.object({
  name: z
    .string(fr.nameRequired)
    .trim()
    .min(1, fr.nameRequired)
    // Line breaks would allow mail header injection.
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{0,100}$/u, fr.nameInvalid),
  email: email({ required: fr.emailRequired, invalid: fr.emailInvalid }),
  subject: z.enum(CONTACT_SUBJECTS, fr.subjectRequired),
  message: z.string(fr.messageRequired).trim().min(1, fr.messageRequired).max(5000, fr.messageTooLong),
});
export type ContactBody = z.output<typeof ContactBody>;

export const contactRoute = defineRoute({
  method: "POST",
  url: "/api/contact/",
  access: "public",
  body: ContactBody,
  limit: "contact",
  idempotent: true,
  status: 201,
  response: Empty,
});
