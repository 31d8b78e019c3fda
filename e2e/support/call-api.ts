import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { expect, type Page } from "@playwright/test";
import { recordSecret } from "./typed-secrets.ts";

/** Calls the API as this person, without their browser. */
export async function callAs(page: Page, email: string) {
  const login = await page.request.post("/api/login/", { data: { email, password: DEMO_PASSWORD } });
  const { tokens } = (await login.json()) as { tokens: { access: string; refresh: string } };
  recordSecret("access token", tokens.access);
  recordSecret("refresh token", tokens.refresh);
  const headers = { authorization: `Bearer ${tokens.access}` };
  return async <T = unknown>(
    method: "POST" | "PUT" | "PATCH" | "GET",
    path: string,
    sent: { data?: object; multipart?: object } = {},
  ) => {
    const answer = await page.request.fetch(`/api/${path}`, { method, headers, ...(sent as object) });
    expect(answer.ok(), `${method} ${path} ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  };
}
