import { expect, test } from "vitest";
import { channelsFor, officialSites } from "./official-sites.ts";

test.each([
  ["extra", ["Restauration"], ["Urssaf (DPAE)", "TESE"], ["receipt", "tese", "payroll"]],
  ["cdd", ["Événementiel", "Restauration"], ["Urssaf (DPAE)", "TESE", "GUSO"], ["receipt", "tese", "guso", "payroll"]],
  ["agency", ["Logistique"], ["Urssaf (DPAE)"], ["receipt", "payroll"]],
] as const)("%s in %o", (contractKind, sector, labels, channels) => {
  expect(officialSites({ contractKind, sector }).map(({ label }) => label)).toEqual(labels);
  expect(channelsFor({ contractKind, sector }, null)).toEqual(channels);
});

test("what was entered can still be read and corrected", () => {
  expect(channelsFor({ contractKind: "agency", sector: [] }, "guso")).toEqual(["receipt", "guso", "payroll"]);
});
