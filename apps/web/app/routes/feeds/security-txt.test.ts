import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function read(settings: Record<string, string>) {
  for (const [name, value] of Object.entries({ SESSION_SECRET: "s".repeat(32), ...settings })) vi.stubEnv(name, value);
  const { loader } = await import("./security-txt.ts");
  const response = loader();
  const lines = (await response.text()).trim().split("\n");
  return { response, fields: Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2))) };
}

test("says in plain text whom to write to about a flaw, for less than a year", async () => {
  const { response, fields } = await read({
    PUBLIC_URL: "https://renfort.example/",
    SECURITY_EMAIL: "securite@renfort.fr",
  });
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(fields).toEqual({
    Contact: "mailto:securite@renfort.fr",
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    "Preferred-Languages": "fr, en",
    Canonical: "https://renfort.example/.well-known/security.txt",
    Policy: "https://renfort.example/securite",
  });
  const days = (Date.parse(fields["Expires"]) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("gives the contact address when there is none for security", async () => {
  const { fields } = await read({ CONTACT_EMAIL: "bonjour@renfort.fr", SECURITY_EMAIL: "" });
  expect(fields["Contact"]).toBe("mailto:bonjour@renfort.fr");
});

test("leads to the contact page while no address is read by anybody", async () => {
  const { fields } = await read({ PUBLIC_URL: "https://renfort.fr", CONTACT_EMAIL: "contact@renfort.example" });
  expect(fields["Contact"]).toBe("https://renfort.fr/contact");
});
