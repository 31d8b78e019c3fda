import type { MiddlewareFunction } from "react-router";
import { apiContext, createApi, forwardedHeaders } from "../api/api.server.ts";
import { languageCookie, readLanguage } from "../language/language-cookie.server.ts";
import { deviceCookie } from "./device-cookie.server.ts";
import { endReplacedSession } from "./end-replaced-session.server.ts";
import { refreshSession } from "./refresh.server.ts";
import {
  CLEAR_SITE_DATA,
  isNearlyExpired,
  readSession,
  type SessionHolder,
  sessionContext,
  sessionCookie,
  setRefreshed,
} from "./session.server.ts";

/** Reads the cookie, refreshes tokens about to expire, and sets the API client of the request. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const holder: SessionHolder = {
    current: await readSession(request),
    changed: false,
    language: readLanguage(request),
  };
  if (holder.current && isNearlyExpired(holder.current.access, Date.now())) {
    setRefreshed(holder, await refreshSession(holder.current, forwardedHeaders(request)));
  }
  const before = holder.current;
  context.set(sessionContext, holder);
  context.set(apiContext, createApi(request, holder));
  const response = await next();
  await endReplacedSession(request, before, holder.current);
  // On redirects and errors too: a lost token ends the session.
  if (holder.changed) response.headers.append("set-cookie", await sessionCookie(holder.current));
  if (holder.deviceToken !== undefined) response.headers.append("set-cookie", deviceCookie(holder.deviceToken));
  if (holder.newLanguage !== undefined) response.headers.append("set-cookie", languageCookie(holder.newLanguage));
  if (holder.clearsBrowser) response.headers.set("clear-site-data", CLEAR_SITE_DATA);
  if (holder.current) response.headers.set("cache-control", "private, no-store");
  return response;
};
