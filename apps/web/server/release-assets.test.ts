import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { shareReleaseAssets } from "./release-assets.ts";
import { aWeb } from "./web-fixture.ts";

function aRelease(number: number): string {
  const folder = mkdtempSync(join(tmpdir(), "renfort-release-"));
  writeFileSync(join(folder, "framework.js"), "same");
  writeFileSync(join(folder, `home-${number}.js`), `release ${number}`);
  writeFileSync(join(folder, `home-${number}.js.br`), brotliCompressSync(`release ${number}`));
  return folder;
}

const HOME = /^home-(\d)\.js$/;
const releasesIn = (folder: string) =>
  readdirSync(folder)
    .flatMap((name) => HOME.exec(name)?.[1] ?? [])
    .toSorted();

test("the scripts of the last three releases are there, whichever started last", async () => {
  const shared = mkdtempSync(join(tmpdir(), "renfort-assets-"));
  const [one, two, three, four] = [aRelease(1), aRelease(2), aRelease(3), aRelease(4)];
  let minute = 0;
  const start = (release: string) => shareReleaseAssets(release, shared, new Date(minute++ * 60_000));
  const files = await start(one);
  // Two webs of one release start together, as they do.
  await Promise.all([start(two), start(two)]);
  await start(three);
  expect(releasesIn(files)).toEqual(["1", "2", "3"]);
  await start(four);
  expect(releasesIn(files)).toEqual(["2", "3", "4"]);
  // Going back to an earlier release makes it the last one.
  await start(one);
  expect(releasesIn(files)).toEqual(["1", "3", "4"]);
  expect(readdirSync(files)).toContain("framework.js");
});

test("a page of the previous release gets its script, compressed or not, to be kept for a year", async () => {
  const shared = mkdtempSync(join(tmpdir(), "renfort-assets-"));
  const web = await aWeb({ sharedAssets: await shareReleaseAssets(aRelease(1), shared, new Date(0)) });
  for (const encoding of ["identity", "br"]) {
    const { statusCode, headers } = await web.app.inject({
      url: "/assets/home-1.js",
      headers: { "accept-encoding": encoding },
    });
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 200,
      "cache-control": "public, max-age=31536000, immutable",
      ...(encoding === "br" && { "content-encoding": "br" }),
    });
  }
  const ours = await web.app.inject({ url: "/assets/root.js" });
  const gone = await web.app.inject({ url: "/assets/gone.js", headers: { "accept-encoding": "br" } });
  expect([ours.statusCode, gone.statusCode]).toEqual([200, 404]);
});

test("webs of several releases that start at once do not stop each other", async () => {
  const shared = mkdtempSync(join(tmpdir(), "renfort-assets-"));
  const releases = [1, 2, 3, 4, 5].map(aRelease);
  const starts = Array.from({ length: 50 }, (_, n) =>
    shareReleaseAssets(releases[n % releases.length] ?? "", shared, new Date(n * 60_000)),
  );
  await expect(Promise.all(starts)).resolves.toHaveLength(50);
});
