/** What people type, sign in with or are given during the journeys. Once they are over, no log may have any of it. */
import { appendFileSync } from "node:fs";
import type { BrowserContext, Request } from "@playwright/test";

export function recordSecret(what: string, value: string): void {
  // oxlint-disable-next-line node/no-process-env -- given by whoever started the product
  const file = process.env["TYPED_SECRETS_FILE"];
  if (file) appendFileSync(file, `${JSON.stringify({ what, value })}\n`);
}

const TYPED_FIELDS = /password|email|phone|message|content|about|token|birthName|firstNames/i;

/** The fields of the forms that this browser sends, and the tickets of its sockets. */
export function watchTyping(context: BrowserContext): void {
  context.on("request", (request) => {
    if (request.method() === "GET") return;
    for (const [name, value] of fieldsOf(request)) if (TYPED_FIELDS.test(name)) recordSecret(name, value);
  });
  context.on("page", (page) =>
    page.on("websocket", (socket) => {
      recordSecret("socket ticket", new URL(socket.url()).searchParams.get("token") ?? "");
    }),
  );
}

/** The session that is left at the end. */
export async function recordCookies(context: BrowserContext): Promise<void> {
  for (const { value } of await context.cookies()) recordSecret("cookie", value);
}

function fieldsOf(request: Request): [string, string][] {
  const body = request.postData() ?? "";
  const type = request.headers()["content-type"] ?? "";
  if (type.startsWith("application/x-www-form-urlencoded")) return [...new URLSearchParams(body)];
  if (!type.startsWith("application/json")) return [];
  const parsed: unknown = JSON.parse(body || "null");
  if (typeof parsed !== "object" || parsed === null) return [];
  return Object.entries(parsed).filter((field): field is [string, string] => typeof field[1] === "string");
}
