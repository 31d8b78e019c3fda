import { createHash } from "node:crypto";
import type { SignedIn } from "@app/contract/accounts/accounts";
import type { Role } from "@app/domain/accounts/actor";
import type { Language } from "@app/domain/text/language";
import { decodeJwt, EncryptJWT, jwtDecrypt } from "jose";
import { createContext } from "react-router";
import { environment } from "../environment.server.ts";

/** In an encrypted httpOnly cookie: page scripts have no token. */
export type Session = { access: string; refresh: string; role: Role; userId: number };

/** The session of the request, and what the response must set. */
export type SessionHolder = {
  current: Session | null;
  changed: boolean;
  /** Issued in this request, for the device cookie. */
  deviceToken?: string;
  /** A suspension ended it: the link of the decision. */
  decision?: string | undefined;
  /** Of the cookie; null before any choice. */
  language?: Language | null;
  /** Chosen in this request, for the cookie. */
  newLanguage?: Language;
  /** On sign-out, not when a session expires: the browser clears its storage. */
  clearsBrowser?: boolean;
};

/** Without a session it is over; `decision` is the link of the decision when a suspension ended it. */
export type Refreshed = { session: Session | null; decision?: string | undefined };

export const sessionContext = createContext<SessionHolder>();

const COOKIE_DAYS = 30;
/** The only accepted algorithms. */
export const SEAL = { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] };
const cookieName = () => (environment().isHttps ? "__Host-renfort" : "renfort");
const key = () => createHash("sha256").update(`session:${environment().sessionSecret}`).digest();

export async function readSession(request: Request): Promise<Session | null> {
  const cookies = request.headers.get("cookie") ?? "";
  const sealed = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${cookieName()}=`))
    ?.slice(cookieName().length + 1);
  if (!sealed) return null;
  try {
    const { payload } = await jwtDecrypt<Session>(sealed, key(), SEAL);
    return { access: payload.access, refresh: payload.refresh, role: payload.role, userId: payload.userId };
  } catch {
    return null;
  }
}

export async function sessionCookie(session: Session | null): Promise<string> {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${environment().isHttps ? "; Secure" : ""}`;
  if (!session) return `${cookieName()}=; ${attributes}; Max-Age=0`;
  const sealed = await new EncryptJWT({ ...session }).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(key());
  return `${cookieName()}=${sealed}; ${attributes}; Max-Age=${COOKIE_DAYS * 86_400}`;
}

/** Half a minute early, so that no call starts with an expiring token. */
export function isNearlyExpired(access: string, now: number): boolean {
  const { exp = 0 } = decodeJwt(access);
  return exp * 1000 - now < 30_000;
}

export function startSession(holder: SessionHolder, { user, tokens, device_token, language }: SignedIn): void {
  setSession(holder, { ...tokens, role: user.role, userId: user.id });
  holder.deviceToken = device_token;
  if (language !== null) holder.newLanguage = language;
}

/** Not "cookies", which would also remove the device cookie. */
export const CLEAR_SITE_DATA = '"cache", "storage"';

export function signOut(holder: SessionHolder): void {
  setSession(holder, null);
  holder.clearsBrowser = true;
}

export function setRefreshed(holder: SessionHolder, { session, decision }: Refreshed): void {
  setSession(holder, session);
  holder.decision = decision;
}

function setSession(holder: SessionHolder, session: Session | null): void {
  holder.current = session;
  holder.changed = true;
}
