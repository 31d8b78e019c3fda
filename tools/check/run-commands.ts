import { spawn } from "node:child_process";
import { ROOT } from "../stack/paths.ts";

const END_CHARS = 4_000;

/** One after the other, until one fails; what they print is printed, and the end of it given back. */
export async function runAll(commands: readonly string[]): Promise<{ ok: boolean; end: string }> {
  for (const command of commands) {
    const { code, end } = await run(command);
    if (code !== 0) return { ok: false, end };
  }
  return { ok: true, end: "" };
}

/** Says what the command says, and keeps the end of it. */
function run(command: string): Promise<{ code: number | null; end: string }> {
  const child = spawn("bash", ["-c", command], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  let said = "";
  let isCut = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      process.stdout.write(part);
      said += part;
      isCut ||= said.length > END_CHARS;
      said = said.slice(-END_CHARS);
    });
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, end: (isCut ? said.slice(said.indexOf("\n") + 1) : said).trimEnd() }));
  });
}
