import * as candidates from "@app/db/demo/material/candidate-profiles";
import * as companies from "@app/db/demo/material/company-profiles";
import * as comments from "@app/db/demo/material/rating-comments";
import { METIERS } from "@app/domain/catalogue/metiers";
import { FIRST_SMIC_RATES } from "@app/domain/catalogue/smic";
import { lintMission } from "@app/domain/missions/lint/mission-lint";
import { publicFaults, type Speaker } from "@app/text-check/public-text";
import { expect, test } from "vitest";

/** Every text in it, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test.each<[string, object, Speaker, number]>([
  ["companies", companies, "employer", 30],
  ["ratings", comments, "employer", 60],
  ["profiles", candidates, "worker", 30],
])(
  "no ordinary text of %s is refused",
  (_, material, speaker, least) => {
    const texts = textsOf(material);
    expect(texts.length).toBeGreaterThan(least);
    expect(texts.filter((text) => publicFaults(text, speaker).length > 0)).toEqual([]);
  },
  60_000,
);

test("no title of the catalogue is refused", () => {
  const titles = METIERS.flatMap(({ titles: proposed }) => proposed.flatMap((title) => [title, `${title} (H/F)`]));
  const isRefused = (title: string) =>
    lintMission({ title }, FIRST_SMIC_RATES).some(({ severity }) => severity === "block");
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter(isRefused)).toEqual([]);
}, 60_000);
