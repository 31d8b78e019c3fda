import { expect, test, vi } from "vitest";

const TOKEN = "a".repeat(43);

test.each([
  ["http://127.0.0.1:3000", "renfort-device", ""],
  ["https://renfort.example", "__Host-renfort-device", "; Secure"],
])("on %s a device is known by the cookie %s, which no script reads", async (publicUrl, name, secure) => {
  vi.resetModules();
  vi.stubEnv("PUBLIC_URL", publicUrl);
  vi.stubEnv("SESSION_SECRET", "s".repeat(32));
  const { deviceCookie, readDeviceToken } = await import("./device-cookie.server.ts");
  expect(deviceCookie(TOKEN)).toBe(`${name}=${TOKEN}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=15552000`);
  const read = (cookie: string) => readDeviceToken(new Request(publicUrl, { headers: { cookie } }));
  expect(read(`autre=1; ${name}=${TOKEN}`)).toBe(TOKEN);
  expect(read(`${name}=trop-court`)).toBeNull();
  expect(read("")).toBeNull();
  vi.unstubAllEnvs();
});
