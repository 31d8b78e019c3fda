import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { FAMILIES } from "./families.ts";
import { mutate } from "./mutate.ts";
import { createRandom } from "./random.ts";
import type { Site } from "./request.ts";

const site: Site = {
  host: "127.0.0.1:8080",
  token: "t",
  cookie: "c",
  conversation: 1,
  canary: "127.0.0.1:9999",
  canaryWords: "",
  privateWords: [],
};

/** Some bodies weigh megabytes: compared by their hash. */
const hashOf = (pieces: readonly Uint8Array[]) => createHash("sha256").update(Buffer.concat(pieces)).digest("hex");

const requestsOf = (seed: number) => {
  const random = createRandom(seed);
  return FAMILIES.flatMap(({ named, random: draw }) => {
    const known = named(site);
    return Array.from({ length: 5 }, () =>
      random.chance(0.5) ? draw(site, random) : mutate(random.pick(known), random),
    );
  }).map(({ name, pieces }) => `${name} ${hashOf(pieces)}`);
};

test("the same seed gives the same requests, another seed gives others", () => {
  expect(requestsOf(1)).toEqual(requestsOf(1));
  expect(requestsOf(2)).not.toEqual(requestsOf(1));
});

test("each named request has a name of its own, so that it can be found again", () => {
  for (const { named } of FAMILIES) {
    const names = named(site).map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
