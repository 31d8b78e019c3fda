import { certificateNotificationFr as fr } from "@app/contract/notifications/certificate-notifications.fr";
import { CERTIFICATE_KINDS } from "@app/domain/papers/certificates";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { writeNotifications } from "./write-notifications.ts";

/** A month before, unless the person has changed it meanwhile. Idempotent. */
export async function onCertificateEnds(
  ctx: Context,
  { candidateId, validUntil, ...certificate }: JobPayload<"certificate.ends">,
): Promise<void> {
  const kind = CERTIFICATE_KINDS.find((one) => one === certificate.kind);
  if (!kind) return;
  const row = await ctx.db
    .selectFrom("certificates as c")
    .innerJoin("users as u", "u.id", "c.candidateId")
    .where("c.candidateId", "=", candidateId)
    .where("c.kind", "=", kind)
    .where("c.validUntil", "=", validUntil)
    .where("u.status", "=", "active")
    .select("c.remindedAt")
    .executeTakeFirst();
  if (!row?.remindedAt) return;
  await writeNotifications(
    ctx,
    ctx.db,
    { key: `certificate_ends:${kind}:${validUntil}`, at: row.remindedAt, type: "other", missionStartsAt: null },
    [
      {
        userId: candidateId,
        kind: "certificate_ends",
        actionUrl: "/candidat/tableau-de-bord/profil/certificats",
        ...fr.ends({ kind, validUntil }),
      },
    ],
  );
}
