/** `pnpm check:alerts`: promtool reads the configuration, then plays each fault of alerts.test.yaml against the rules. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { requireForDrill } from "../stack/needs.ts";
import { ROOT } from "../stack/paths.ts";

requireForDrill({ commands: ["promtool"] });

const cwd = join(ROOT, "deploy/prometheus");
const CHECKS = [
  ["check", "config", "prometheus.yaml"],
  ["check", "rules", "alerts.yaml"],
  ["test", "rules", "alerts.test.yaml"],
];

for (const args of CHECKS) {
  const { status } = spawnSync("promtool", args, { cwd, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
