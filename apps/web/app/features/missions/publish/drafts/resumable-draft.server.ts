import type { Client } from "@app/contract/client";
import { listDraftsRoute } from "@app/contract/missions/drafts";
import { failureOf } from "../../../../lib/api/failure.server.ts";
import { environment } from "../../../../lib/environment.server.ts";
import { log } from "../../../../lib/log.server.ts";
import { draftPath, RESUME_DRAFT } from "../../../../parts/mission/mission-links.ts";
import { typed } from "../../../../ui/fields/form-values.ts";
import { readPendingDraft } from "./pending-draft.server.ts";

export interface ResumableDraft {
  title: string;
  to: string;
  /** Of the draft as it is now: once edited again, one that was dismissed is offered again. */
  stamp: string;
}

const DAYS = 30;
const cookieName = () => (environment().isHttps ? "__Host-renfort-draft-aside" : "renfort-draft-aside");

/** The mission being written: the one of before signing in, else the draft edited last, unless it was put aside. */
export async function readResumableDraft(
  request: Request,
  api: Client,
  draftCount: number,
): Promise<ResumableDraft | null> {
  const pending = await readPendingDraft(request);
  if (pending) return { title: typed(pending.values, "title"), to: RESUME_DRAFT, stamp: pending.key };
  if (draftCount === 0) return null;
  try {
    const [draft] = (await api.call(listDraftsRoute, { query: { page: 1 } })).results;
    if (!draft) return null;
    const stamp = `${draft.id}-${Date.parse(draft.updated_at)}`;
    return stamp === readAside(request) ? null : { title: draft.title, to: draftPath(draft), stamp };
  } catch (error) {
    // Every page has this bar: without it they still work.
    if (!failureOf(error).isUnavailable) throw error;
    log.error({ event: "web.resumable_draft_failed", err: error });
    return null;
  }
}

function readAside(request: Request): string | undefined {
  const prefix = `${cookieName()}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}

/** Null for a stamp that is not ours. */
export function dismissedDraftCookie(stamp: string): string | null {
  if (!/^\d{1,15}-\d{1,15}$/.test(stamp)) return null;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${environment().isHttps ? "; Secure" : ""}`;
  return `${cookieName()}=${stamp}; ${attributes}; Max-Age=${DAYS * 86_400}`;
}
