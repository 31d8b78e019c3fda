import { createHmac, hkdfSync } from "node:crypto";
import { sha256 } from "../auth/tokens.ts";

/** The token of a private link. Derived, so that a mail can be written later; the database holds its hash only. */
export function followToken(secret: string, subject: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "follow-link", 32));
  return createHmac("sha256", key).update(subject).digest("base64url");
}

export const followHash = (secret: string, subject: string): Buffer => sha256(followToken(secret, subject));

export const reportLink = (reportId: number) => `report:${reportId}`;
export const alertLink = (alertId: number) => `alert:${alertId}`;
export const decisionLink = (decisionId: number, userId: number) => `decision:${decisionId}:${userId}`;

type Settings = { publicUrl: string; accessTokenSecret: string };

/** The page of a report, for whoever has its link. */
export const reportUrl = ({ publicUrl, accessTokenSecret }: Settings, reportId: number) =>
  `${publicUrl}/signalements/${followToken(accessTokenSecret, reportLink(reportId))}`;

/** The page of a decision, for one of the people it was sent to. */
export const decisionUrl = ({ publicUrl, accessTokenSecret }: Settings, decisionId: number, userId: number) =>
  `${publicUrl}/decisions/${followToken(accessTokenSecret, decisionLink(decisionId, userId))}`;
