import type { MailPayload } from "../../../mails.ts";
import type { Context } from "../../../platform/context.ts";
import { type MailText, renderMail } from "../../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../../platform/mail/mail-sender.ts";
import { confirmToken } from "./mailed-alerts.ts";

/** Null once the alert is confirmed, stopped or forgotten. */
export async function renderConfirmAlert(
  ctx: Context,
  { alertId }: MailPayload<"alert.confirm">,
): Promise<MailContent | null> {
  const alert = await ctx.db
    .selectFrom("mailedAlerts")
    .where("id", "=", alertId)
    .where("confirmedAt", "is", null)
    .where("expiresAt", ">", ctx.now())
    .select("email")
    .executeTakeFirst();
  if (!alert) return null;
  const token = confirmToken(ctx.config.accessTokenSecret, alertId);
  return { to: alert.email, ...renderMail(words(`${ctx.config.publicUrl}/alertes/confirmer?token=${token}`)) };
}

/** Contains nothing that was typed: the address may be someone else's. */
const words = (url: string): MailText => ({
  subject: "Confirmez votre alerte",
  preheader: "Un clic, et les nouvelles missions de votre recherche vous sont écrites.",
  greeting: "Bonjour,",
  paragraphs: [
    "Cette adresse a été donnée sur Renfort pour être alertée des nouvelles missions d’une recherche.",
    "Confirmez pour les recevoir. Sans votre accord, rien d’autre n’est envoyé et cette adresse est effacée dans deux jours.",
  ],
  action: { label: "Confirmer mon alerte", url },
  closing: "Si vous n’avez rien demandé, ignorez ce message.",
});
