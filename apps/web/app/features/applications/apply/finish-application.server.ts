import type { Client } from "@app/contract/client";
import { redirect } from "react-router";
import { candidateApplyPath, candidateMissionPath } from "../../../parts/mission/mission-links.ts";
import { EMAIL_CODE_PAGE } from "../../../parts/person/verify-email-notice.tsx";
import {
  type PendingApplication,
  pendingApplicationCookie,
  sendPendingApplication,
} from "./pending-application.server.ts";

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
