/** A real clamd for tests, with two signatures of our own and nothing to download. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRoot } from "../stack/paths.ts";
import { freePort } from "../stack/ports.ts";
import { endProcess, startProcess } from "../stack/processes.ts";

const CLAMD = "/usr/sbin/clamd";
/** The harmless file every scanner knows; in two pieces, or this file itself would be caught. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export type Clamd = { url: string; socketUrl: string; stop: () => Promise<void> };

export async function startClamd(): Promise<Clamd> {
  if (!existsSync(CLAMD)) throw new Error("clamd is not installed. Run bin/setup.");
  const directory = mkdtempSync(join(tmpdir(), "renfort-clamd-"));
  const port = await freePort();
  const socket = join(directory, "clamd.sock");
  for (const name of ["db", "tmp"]) mkdirSync(join(directory, name));
  const md5 = createHash("md5").update(EICAR).digest("hex");
  writeFileSync(join(directory, "db/local.hdb"), `${md5}:${EICAR.length}:Local.Eicar-Test\n`);
  const hex = Buffer.from(EICAR).toString("hex");
  writeFileSync(join(directory, "db/local.ndb"), `Local.Eicar-Body:0:*:${hex}\n`);
  const settings = {
    TCPSocket: port,
    TCPAddr: "127.0.0.1",
    LocalSocket: socket,
    DatabaseDirectory: join(directory, "db"),
    TemporaryDirectory: join(directory, "tmp"),
    Foreground: "yes",
    StreamMaxLength: "10M",
    ...(isRoot && { User: "clamav" }),
  };
  const conf = join(directory, "clamd.conf");
  writeFileSync(
    conf,
    Object.entries(settings)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(""),
  );
  chmodSync(directory, 0o755);
  if (isRoot) execFileSync("chown", ["-R", "clamav:", directory]);
  const log = join(tmpdir(), `renfort-clamd-${port}.log`);
  const started = startProcess({ name: "clamd", file: CLAMD, args: ["-c", conf], env: {}, cwd: "/", log });
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 200) throw new Error(`clamd did not start: see ${log}`);
    await sleep(50);
  }
  return {
    url: `tcp://127.0.0.1:${port}`,
    socketUrl: `unix:${socket}`,
    async stop() {
      await endProcess(started);
      for (const path of [directory, log]) rmSync(path, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("zPING\0"));
    socket.on("data", (data) => {
      resolve(data.toString().startsWith("PONG"));
      socket.destroy();
    });
    socket.on("error", () => resolve(false));
  });
}
