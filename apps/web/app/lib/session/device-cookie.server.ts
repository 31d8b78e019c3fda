import { environment } from "../environment.server.ts";

/** As long as the API remembers a device that is not used. */
const DAYS = 180;
const cookieName = () => (environment().isHttps ? "__Host-renfort-device" : "renfort-device");

/** Tells the API that this browser has signed in before, so that strangers' wrong passwords do not lock its owner out. */
export function readDeviceToken(request: Request): string | null {
  const prefix = `${cookieName()}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const token = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? "";
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** Kept after signing out: it opens nothing by itself. */
export function deviceCookie(token: string): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${environment().isHttps ? "; Secure" : ""}`;
  return `${cookieName()}=${token}; ${attributes}; Max-Age=${DAYS * 86_400}`;
}
