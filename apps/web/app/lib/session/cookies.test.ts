import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CompactEncrypt } from "jose";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.stubEnv("PUBLIC_URL", "https://renfort.example");
  vi.stubEnv("SESSION_SECRET", "s".repeat(32));
  vi.resetModules();
});

async function everyCookie(): Promise<string[]> {
  const { sessionCookie } = await import("./session.server.ts");
  const { socialCookie, clearSocial } = await import("../../features/accounts/sign-in/social-cookie.server.ts");
  const { pendingDraftCookie, clearPendingDraft } = await import(
    "../../features/missions/publish/drafts/pending-draft.server.ts"
  );
  return [
    await sessionCookie({ access: "a", refresh: "r", role: "candidate", userId: 7 }),
    await sessionCookie(null),
    await socialCookie({ stage: "left", provider: "google", attempt: "a", redirect: "/", role: "" }),
    clearSocial(),
    (await pendingDraftCookie({ values: {}, key: "k" })) ?? "",
    clearPendingDraft(),
  ];
}

test("over https every cookie belongs to this host alone, and no script reads it", async () => {
  for (const cookie of await everyCookie()) {
    expect(cookie).toMatch(/^__Host-renfort[a-z-]*=/);
    for (const attribute of ["Path=/", "HttpOnly", "SameSite=Lax", "Secure"])
      expect(cookie.split("; ")).toContain(attribute);
    expect(cookie).not.toMatch(/Domain=/i);
  }
});

test("anyone who writes a cookie writes one of this kind, and no script of a page does", () => {
  const APP = join(import.meta.dirname, "../..");
  const sources = globSync("**/*.{ts,tsx}", { cwd: APP, exclude: (file) => file.includes(".test.") });
  const read = (file: string) => readFileSync(join(APP, file), "utf8");
  const writers = sources.filter((file) => /HttpOnly|Max-Age=|document\.cookie/.test(read(file)));
  expect(writers.length).toBeGreaterThan(2);
  for (const file of writers) {
    expect(file).toMatch(/\.server\.ts$/);
    expect(read(file)).toMatch(/isHttps \? ["`]__Host-/);
    expect(read(file)).toMatch(/HttpOnly; SameSite=Lax\$\{environment\(\)\.isHttps \? "; Secure"/);
  }
});

test("a cookie sealed in another way than ours is not opened, even with our key", async () => {
  const { readSession } = await import("./session.server.ts");
  const key = createHash("sha256")
    .update(`session:${"s".repeat(32)}`)
    .digest();
  const sealed = (alg: string) =>
    new CompactEncrypt(Buffer.from(JSON.stringify({ access: "a", refresh: "r", role: "admin", userId: 1 })))
      .setProtectedHeader({ alg, enc: "A256GCM" })
      .encrypt(key);
  const session = async (alg: string) =>
    readSession(
      new Request("https://renfort.example/", { headers: { cookie: `__Host-renfort=${await sealed(alg)}` } }),
    );
  expect(await session("dir")).toMatchObject({ userId: 1 });
  expect(await session("A256KW")).toBeNull();
  expect(await session("A256GCMKW")).toBeNull();
});
