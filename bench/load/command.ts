import { spawn } from "node:child_process";

/** Where wrk and pgbench may be; the environment itself is read by the server's configuration only. */
export const SEARCHED = "/usr/local/bin:/usr/bin:/bin:/usr/lib/postgresql/15/bin";

/** Runs a program to its end and gives what it printed; anything but success is an error with the end of its output. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let problems = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (problems += chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ended with ${code}:\n${problems.slice(-2000)}`)),
    );
  });
}
