import { type Language, languageFrom } from "@app/domain/text/language";
import type { RouterContextProvider } from "react-router";
import { environment } from "../environment.server.ts";
import { sessionContext } from "../session/session.server.ts";

const DAYS = 365;
const cookieName = () => (environment().isHttps ? "__Host-renfort-language" : "renfort-language");

export function readLanguage(request: Request): Language | null {
  const prefix = `${cookieName()}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return languageFrom(cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? "") ?? null;
}

/** Not removed on sign-out: the next page is for the same reader. */
export function languageCookie(language: Language): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${environment().isHttps ? "; Secure" : ""}`;
  return `${cookieName()}=${language}; ${attributes}; Max-Age=${DAYS * 86_400}`;
}

/** Of whoever asks, for what the web server writes. */
export const languageOf = (context: Readonly<RouterContextProvider>): Language =>
  context.get(sessionContext).language ?? "fr";
