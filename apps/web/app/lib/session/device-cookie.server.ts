import { environment } from "../environment.server.ts";

/** As on the API. */
const DAYS = 180;
const cookieName = () => (environment().isHttps ? "__Host-renfort-device" : "renfort-device");

/** A known device is not locked out by the wrong passwords of others. */
export function readDeviceToken(request: Request): string | null {
  const prefix = `${cookieName()}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const token = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? "";
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** Not removed on sign-out: it grants nothing. */
export function deviceCookie(token: string): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${environment().isHttps ? "; Secure" : ""}`;
  return `${cookieName()}=${token}; ${attributes}; Max-Age=${DAYS * 86_400}`;
}
