import { type Client, createClient } from "@app/contract/client";
import { REQUEST_ID_HEADER } from "@app/contract/http/request-id";
import { createContext, redirect } from "react-router";
import { RESUMED } from "../../ui/fields/form-restore.ts";
import { environment } from "../environment.server.ts";
import { readDeviceToken } from "../session/device-cookie.server.ts";
import { refreshSession } from "../session/refresh.server.ts";
import { type SessionHolder, setRefreshed } from "../session/session.server.ts";
import { apiFetch } from "./api-transport.server.ts";
import { isExpiredToken } from "./failure.server.ts";
import { refusedPage } from "./refused-page.server.ts";

export const apiContext = createContext<Client>();

/** The API must count limits by visitor and by device, not by web server, and log under the same id. */
export function forwardedHeaders(request: Request): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of ["x-forwarded-for", "user-agent", REQUEST_ID_HEADER]) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  const deviceToken = readDeviceToken(request);
  return deviceToken === null ? headers : { ...headers, "x-device-token": deviceToken };
}

/**
 * A client with the visitor's token. An expired token is refreshed once; when the session is over, redirects to sign
 * in. What a page and the frame around it both read is asked for once. A page that reads what a role forbids is a 403.
 */
export function createApi(request: Request, holder: SessionHolder): Client {
  const forwarded = forwardedHeaders(request);
  const client = createClient({
    baseUrl: environment().apiUrl,
    fetch: apiFetch,
    headers: () => ({ ...forwarded, ...(holder.current && { authorization: `Bearer ${holder.current.access}` }) }),
  });
  const refreshed: Client = {
    async call(route, args, options) {
      try {
        return await client.call(route, args, options);
      } catch (error) {
        if (!isExpiredToken(error)) throw error;
        if (!holder.current) throw redirect(signInAgain(request));
        setRefreshed(holder, await refreshSession(holder.current, forwarded));
        if (!holder.current) throw redirect(afterSession(request, holder));
        return client.call(route, args, options);
      }
    },
  };
  const ask: Client = {
    async call(route, args, options) {
      try {
        return await refreshed.call(route, args, options);
      } catch (error) {
        const page = request.method === "GET" ? await refusedPage(error, route, refreshed) : undefined;
        throw page ?? error;
      }
    },
  };
  return onceEach(ask);
}

/** The same read twice in one request is one call, until something is written. */
function onceEach(client: Client): Client {
  // The key has the route in it: each answer is of its route's type.
  const answers = new Map<string, Promise<never>>();
  return {
    async call(route, args, options) {
      if (route.method !== "GET" || options !== undefined) {
        answers.clear();
        return client.call(route, args, options).finally(() => answers.clear());
      }
      const key = `${route.url} ${JSON.stringify(args)}`;
      const known = answers.get(key);
      if (known) return known;
      const answer = client.call(route, args);
      answers.set(key, answer as Promise<never>);
      return answer;
    },
  };
}

/** Where a session that is over leads: to the reasons after a suspension, else to sign in. */
export const afterSession = (request: Request, { decision }: SessionHolder): string =>
  decision === undefined ? signInAgain(request) : `/decisions/${decision}`;

export function signInFirst(path: string): string {
  return `/connexion?redirect=${encodeURIComponent(path)}`;
}

/** `expiree` shows why, and the fragment restores the form. */
function signInAgain(request: Request): string {
  return `${signInFirst(`${pagePath(request)}#${RESUMED}`)}&expiree=1`;
}

/** Without the `.data` suffix of client navigations. */
export function pagePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const page = pathname.replace(/(?:\/_root)?\.data$/, "") || "/";
  return searchParams.size > 0 ? `${page}?${searchParams}` : page;
}
