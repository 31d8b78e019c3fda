/** The blocks of shell commands under a heading of docs/operations.md, in their order. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tools/stack/paths.ts";
import { CACHE, engineEnvironment } from "./engine.ts";

const OPERATIONS = join(ROOT, "docs/operations.md");

export function blocksUnder(heading: string): string[] {
  const [, section = ""] = readFileSync(OPERATIONS, "utf8").split(new RegExp(`^## ${heading}$`, "m"));
  const [own = ""] = section.split(/^## /m);
  return [...own.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands = ""]) => commands);
}

/** Runs a block as somebody would type it; `docker` is ours where there is none. */
export async function runBlock(commands: string | undefined, folder: string): Promise<void> {
  if (!commands) throw new Error("docs/operations.md lacks a block of commands");
  const child = spawn("bash", ["-euo", "pipefail", "-c", commands], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      ...engineEnvironment(),
      COMPOSE_FILE: "deploy/compose.prod.yaml",
      PATH: `${CACHE}/bin:${process.env["PATH"]}`,
    },
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`these commands ended with ${code}:\n${commands}`);
}
