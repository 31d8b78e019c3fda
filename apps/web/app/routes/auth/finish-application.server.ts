import type { Client } from "@app/contract/client";
import { redirect } from "react-router";
import { EMAIL_CODE_PAGE } from "../../features/accounts/verify-email-notice.tsx";
import {
  type PendingApplication,
  pendingApplicationCookie,
  sendPendingApplication,
} from "../../features/applications/pending-application.server.ts";
import { candidateApplyPath, candidateMissionPath } from "../../features/missions/mission-links.ts";

/** Sends what is pending, or asks for the code first. A refused one goes on in the form of its mission. */
export async function finishApplication(
  api: Client,
  pending: PendingApplication,
  cookies: readonly string[] = [],
): Promise<Response> {
  const outcome = await sendPendingApplication(api, pending);
  const waits = outcome === "unverified" || outcome === "unavailable";
  const headers = new Headers(cookies.map((cookie) => ["set-cookie", cookie]));
  headers.append(
    "set-cookie",
    waits ? await pendingApplicationCookie.write(pending) : pendingApplicationCookie.forget(),
  );
  if (waits) return redirect(EMAIL_CODE_PAGE, { headers });
  const { mission } = pending;
  return redirect(outcome === "sent" ? `${candidateMissionPath(mission)}?envoyee=1` : candidateApplyPath(mission), {
    headers,
  });
}
