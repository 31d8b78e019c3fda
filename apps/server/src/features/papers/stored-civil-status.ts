import type { CivilStatus } from "@app/domain/papers/civil-status";
import type { Context } from "../../platform/context.ts";
import { type Envelope, openEnvelope } from "../../platform/keys/envelope.ts";

export const dossierOwner = (applicationId: number) => `dossier:${applicationId}`;
export const vaultOwner = (candidateId: number) => `vault:${candidateId}`;

/** Null when its key is gone: it can be shared again. */
export async function openCivilStatus(
  { weekKeys, log }: Pick<Context, "weekKeys" | "log">,
  envelope: Envelope,
  owner: string,
): Promise<CivilStatus | null> {
  const text = await openEnvelope(weekKeys, envelope, owner);
  if (text === null) {
    log.error({ event: "civil_status.key_missing", week: envelope.keyVersion });
    return null;
  }
  // As `shareDossier` writes it.
  return JSON.parse(text) as CivilStatus;
}
