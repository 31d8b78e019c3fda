import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectContrast, expectNoOverflow } from "./accessible.ts";
import { ready, watchErrors } from "./watch.ts";

export const EMPLOYER = "/employeur/tableau-de-bord";

/** What the person does from elsewhere, straight to the API. */
export async function callAs(page: Page, email: string) {
  const login = await page.request.post("/api/login/", { data: { email, password: DEMO_PASSWORD } });
  const { tokens } = (await login.json()) as { tokens: { access: string } };
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

/** A word said in a toast, or in the page. */
export const said = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

/** What was said lies over the foot of a phone's page until it leaves, and never leaves while the mouse is on it. */
export async function closeToasts(page: Page): Promise<void> {
  const close = page.locator(".toasts").getByRole("button", { name: "Fermer" });
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().click({ timeout: 1_000 });
    expect(await close.count()).toBe(0);
  }).toPass({ timeout: 15_000 });
}

/** Both themes, a narrow phone and a page twice as large: nothing is lost. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: "light" });
  // At 200 % a window of 1440 px is 720 px wide; a phone of 320 px is the narrowest.
  for (const width of size.width > 700 ? [720, 320] : [320]) {
    await page.setViewportSize({ ...size, width });
    await expectNoOverflow(page);
  }
  await page.setViewportSize(size);
}

/** A public page with its scripts running, the same way, and nothing in the console. */
export async function expectSoundAt(page: Page, path: string): Promise<void> {
  const watch = watchErrors(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(path);
  await ready(page);
  await expectSound(page);
  watch.expectNone();
}

/** A CV of one page, as small as a PDF can be. */
export function aCv(): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>",
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size 4 /Root 1 0 R >>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`);
}
