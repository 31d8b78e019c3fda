import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { missingFor } from "./needs.ts";
import { ROOT } from "./paths.ts";

test("a machine is told in one line which packages a drill lacks, then that it wants root", () => {
  const folder = mkdtempSync(join(tmpdir(), "needs-"));
  const needs = { commands: ["buildah", "podman", "patroni"], root: true } as const;
  writeFileSync(join(folder, "podman"), "");
  expect(missingFor(needs, { folders: [folder], uid: 1000 })).toBe(
    "To run this: apt-get install --no-install-recommends buildah patroni python3-etcd (bin/setup installs the usual ones).",
  );
  for (const command of ["buildah", "patroni"]) writeFileSync(join(folder, command), "");
  expect(missingFor(needs, { folders: [folder], uid: 1000 })).toBe("To run this: be root (sudo -E).");
  expect(missingFor(needs, { folders: [folder], uid: 0 })).toBeNull();
});

test("every drill asks for what it needs before it starts anything", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const drills = Object.entries(scripts).filter(
    ([name]) => (name.startsWith("check:") && name !== "check:long") || name === "fuzz" || name === "visitors",
  );
  expect(drills.length).toBeGreaterThan(7);
  const silent = drills.filter(
    ([, command]) => !readFileSync(join(ROOT, command.replace("node ", "")), "utf8").includes("requireForDrill("),
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});
