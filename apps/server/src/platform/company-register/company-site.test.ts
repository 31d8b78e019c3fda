import { describe, expect, test } from "vitest";
import { publicLookup } from "../http/public-address.ts";
import { getOver, readerOf } from "./company-site.ts";

type Page = { status: number; location?: string; text?: string };

function aSite(pages: Record<string, Page>) {
  const asked: string[] = [];
  const site = readerOf(async ({ href }) => {
    asked.push(href);
    const { status, location, text = "" } = pages[href] ?? { status: 404 };
    return { status, location, text };
  });
  return { asked, read: (path = "/") => site.read("exemple.fr", path) };
}

describe("a website that somebody declared", () => {
  test("is read over https, and followed to its own name with www.", async () => {
    const site = aSite({
      "https://exemple.fr/": { status: 301, location: "https://www.exemple.fr/" },
      "https://www.exemple.fr/": { status: 200, text: "RCS 812 345 678" },
    });
    expect(await site.read()).toBe("RCS 812 345 678");
  });

  test.each([
    "http://exemple.fr/",
    "https://exemple.fr:8443/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://interne.local/",
    "https://exemple.fr.evil.fr/",
    "https://blog.exemple.fr/",
    "https://exemple.fr@evil.fr/",
    "https://nom:mot@exemple.fr/",
    "file:///etc/passwd",
    "//evil.fr/",
  ])("is not followed to %s", async (location) => {
    const site = aSite({ "https://exemple.fr/": { status: 302, location } });
    expect(await site.read()).toBeNull();
    expect(site.asked).toEqual(["https://exemple.fr/"]);
  });

  test("that turns in circles is left alone", async () => {
    const site = aSite({ "https://exemple.fr/": { status: 302, location: "/" } });
    expect(await site.read()).toBeNull();
    expect(site.asked).toHaveLength(3);
  });

  test.each([404, 403, 500, 204])("answers nothing with %s", async (status) => {
    expect(await aSite({ "https://exemple.fr/": { status, text: "812345678" } }).read()).toBeNull();
  });

  test("whose name leads to this machine is not reached", async () => {
    const reader = readerOf(getOver(publicLookup));
    expect(await reader.read("localhost", "/")).toBeNull();
  });

  test("whose name answers a private address beside a public one is not reached", async () => {
    const asked: string[] = [];
    const reader = readerOf(
      getOver((hostname, options, done) => {
        asked.push(hostname);
        publicLookup("localhost", options, done);
      }),
    );
    expect(await reader.read("exemple.fr", "/")).toBeNull();
    expect(asked).toEqual(["exemple.fr"]);
  });
});
