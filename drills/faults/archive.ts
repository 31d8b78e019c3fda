/** Backups as deploy/ sets them up, to a store that can be cut off. */
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../../tools/stack/ports.ts";
import { startBackupStore } from "../deploy/backup-store.ts";
import { configureBackups } from "../deploy/backups.ts";

/** Configures the cluster of this folder, which archives from its next start on. */
export async function startArchive(directory: string, databasePort: number) {
  const [storePort, linePort] = [await freePort(), await freePort()];
  const store = await startBackupStore(directory, ["backups"], [`https://localhost:${storePort}`]);
  const line = createLine(linePort, storePort);
  const stop = async () => {
    await line.cut();
    await store.stop();
  };
  try {
    await line.restore();
    const options = { directory, port: databasePort, bucket: "backups", store, storePort: linePort };
    const backups = configureBackups(options);
    return { prepare: () => backups.run("stanza-create"), cutOff: line.cut, restore: line.restore, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The way from PostgreSQL to its store. */
function createLine(from: number, to: number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  return {
    restore: () => new Promise<void>((resolve) => server.listen(from, "127.0.0.1", () => resolve())),
    cut: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
