import { expect, test } from "vitest";
import { sbomProblems } from "./sbom-problems.ts";

const licenses = [{ license: { id: "MIT" } }];
const bom = (...components: object[]) => ({ bomFormat: "CycloneDX", specVersion: "1.6", version: 1, components });
const pg = { type: "library", name: "pg", version: "8.23.1", licenses };
const ours = { type: "library", group: "@app", name: "domain", version: "0.0.0" };
const manifests = [{ name: "@app/db", dependencies: { pg: "8.23.1", "@app/domain": "workspace:*" } }];

test("a valid list that names every dependency and licence has no problem", () => {
  expect(sbomProblems(bom(pg, ours), manifests)).toEqual([]);
});

test("a dependency that is not listed is named", () => {
  expect(sbomProblems(bom(ours), manifests)).toEqual(["pg, which @app/db depends on, is not listed"]);
});

test("a component of others without a licence is named", () => {
  expect(sbomProblems(bom({ ...pg, licenses: [] }, ours), manifests)).toEqual(["pg has no known licence"]);
});

test("what is no CycloneDX 1.6 list is refused", () => {
  expect(sbomProblems({ ...bom(pg, ours), specVersion: 6 }, manifests)).not.toEqual([]);
  expect(sbomProblems(bom({ ...pg, type: "thing" }, ours), manifests)).not.toEqual([]);
});
