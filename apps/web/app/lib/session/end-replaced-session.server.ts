import { logoutRoute } from "@app/contract/accounts/accounts";
import { decodeJwt } from "jose";
import { createApi } from "../api/api.server.ts";
import type { Session } from "./session.server.ts";

/** Signing in again ends the earlier session: its tokens would stay valid unseen. */
export async function endReplacedSession(
  request: Request,
  before: Session | null,
  after: Session | null,
): Promise<void> {
  if (!before || !after || sessionOf(before) === sessionOf(after)) return;
  const api = createApi(request, { current: before, changed: false });
  await api.call(logoutRoute, { body: { refresh: before.refresh } }).catch(() => undefined);
}

/** The same after a refresh. */
const sessionOf = ({ access }: Session) => decodeJwt(access)["sid"];
