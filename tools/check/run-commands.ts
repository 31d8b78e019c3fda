import { spawn } from "node:child_process";
import { ROOT } from "../stack/paths.ts";

const END_CHARS = 4_000;

/** One after the other, until one fails; prints their output, and returns its end. */
export async function runAll(commands: readonly string[]): Promise<{ ok: boolean; end: string }> {
  for (const command of commands) {
    const { code, end } = await run(command);
    if (code !== 0) return { ok: false, end };
  }
  return { ok: true, end: "" };
}

/** Prints the output of the command, and returns its end. */
function run(command: string): Promise<{ code: number | null; end: string }> {
  const child = spawn("bash", ["-c", command], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  let output = "";
  let isCut = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      process.stdout.write(part);
      output += part;
      isCut ||= output.length > END_CHARS;
      output = output.slice(-END_CHARS);
    });
  return new Promise((resolve) => {
    child.on("close", (code) =>
      resolve({ code, end: (isCut ? output.slice(output.indexOf("\n") + 1) : output).trimEnd() }),
    );
  });
}
