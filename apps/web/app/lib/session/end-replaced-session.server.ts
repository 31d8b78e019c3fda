import { logoutRoute } from "@app/contract/accounts";
import { decodeJwt } from "jose";
import { createApi } from "../api/api.server.ts";
import type { Session } from "./session.server.ts";

/** Signing in again leaves no earlier session behind: its tokens would live on where nobody sees them. */
export async function endReplacedSession(
  request: Request,
  before: Session | null,
  after: Session | null,
): Promise<void> {
  if (!before || !after || sessionOf(before) === sessionOf(after)) return;
  const api = createApi(request, { current: before, changed: false });
  await api.call(logoutRoute, { body: { refresh: before.refresh } }).catch(() => undefined);
}

/** The same through every renewal of its tokens. */
const sessionOf = ({ access }: Session) => decodeJwt(access)["sid"];
