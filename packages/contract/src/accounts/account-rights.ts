/** Changing credentials, sessions, data export and deletion. */
import * as z from "zod";
import { Empty, email, Id, Instant, Page, paged } from "../http/fields.ts";
import { defineRoute } from "../http/route.ts";
import { accountRightsFr as fr } from "./account-rights.fr.ts";
import { accountFr } from "./accounts.fr.ts";
import { newPassword } from "./accounts.ts";

const currentPassword = z.string(fr.currentRequired).min(1, fr.currentRequired).max(256, fr.currentWrong);
const MailedLink = z.object({
  uid: z.string(accountFr.linkInvalid).min(1, accountFr.linkInvalid).max(40),
  token: z.string(accountFr.linkInvalid).min(1, accountFr.linkInvalid).max(200),
});

/** Every other session ends. */
export const changePasswordRoute = defineRoute({
  method: "POST",
  url: "/api/account/password/",
  access: "signed-in",
  body: z.object({ current: currentPassword, password: newPassword }),
  limit: "password",
  refusals: [503],
  status: 200,
  response: Empty,
});

/** Effective once the link mailed to the new address is opened; the old address is warned at once. */
export const changeEmailRoute = defineRoute({
  method: "POST",
  url: "/api/account/email/",
  access: "signed-in",
  body: z.object({
    password: currentPassword,
    email: email({ required: accountFr.emailRequired, invalid: accountFr.addressInvalid }),
  }),
  limit: "verify",
  refusals: [503],
  status: 200,
  response: Empty,
});

export const confirmEmailRoute = defineRoute({
  method: "POST",
  url: "/api/account/email/confirm/",
  access: "public",
  body: MailedLink,
  limit: "verify",
  refusals: [409],
  status: 200,
  response: Empty,
});

export const SessionView = z.object({
  id: z.int(),
  /** « Chrome sur Android » */
  device: z.string(),
  /** « Réseau 92.184… », never a full address. */
  place: z.string().nullable(),
  created_at: Instant,
  /** To within ten minutes. */
  last_used_at: Instant,
  current: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

export const sessionsRoute = defineRoute({
  method: "GET",
  url: "/api/account/sessions/",
  access: "signed-in",
  status: 200,
  response: z.object({ results: z.array(SessionView) }),
});

export const endSessionsRoute = defineRoute({
  method: "DELETE",
  url: "/api/account/sessions/",
  access: "signed-in",
  /** One of them, or all the others. */
  body: z
    .object({ session_id: Id.optional(), others: z.literal(true, fr.sessionRequired).optional() })
    .refine(({ session_id, others }) => (session_id === undefined) !== (others === undefined), {
      error: fr.sessionRequired,
      path: ["session_id"],
    }),
  refusals: [404],
  status: 200,
  response: Empty,
});

/** The caller's data as one JSON file (RGPD, articles 15 and 20). */
export const exportRoute = defineRoute({
  method: "GET",
  url: "/api/account/export/",
  access: "signed-in",
  limit: "export",
  answer: "file",
  status: 200,
  response: z.unknown(),
});

/** `deleted: false`: the account has no password, and a confirmation link was mailed. */
export const deleteAccountRoute = defineRoute({
  method: "POST",
  url: "/api/account/delete/",
  access: "signed-in",
  body: z.object({ password: z.string(fr.currentRequired).max(256, fr.currentWrong).optional() }),
  limit: "password",
  refusals: [403, 409, 503],
  status: 200,
  response: z.object({ deleted: z.boolean() }),
});

export const confirmDeletionRoute = defineRoute({
  method: "POST",
  url: "/api/account/delete/confirm/",
  access: "public",
  body: MailedLink,
  limit: "verify",
  refusals: [403, 409],
  status: 200,
  response: z.object({ deleted: z.boolean() }),
});

export const ContactViewEntry = z.object({
  id: z.int(),
  /** E-mail and phone, the CV, or the civil status shared for a hire. */
  subject: z.enum(["contact", "cv", "dossier"]),
  at: Instant,
  company: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }),
});
export type ContactViewEntry = z.infer<typeof ContactViewEntry>;

/** Views of the caller's contact details, CV or civil status, most recent first, once per day and viewer. */
export const contactViewsRoute = defineRoute({
  method: "GET",
  url: "/api/account/views/",
  access: "candidate",
  query: z.object({ page: Page }),
  status: 200,
  response: paged(ContactViewEntry),
});
