/** What is broken, which alerts must tell of it, and how it is mended. */
import pg from "pg";
import type { mountDisk } from "./disk.ts";
import type { Load } from "./load.ts";
import type { Site } from "./site.ts";

export type Fault = {
  name: string;
  what: string;
  alerts: readonly string[];
  cause: () => unknown;
  mend: () => unknown;
};

const LETTER = { name: "Aline", email: "aline@exemple.fr", subject: "other", message: "Bonjour" };
/** More than two apis answer while each search waits two seconds for its lock. */
const CROWD = 40;

export function faultsOf(site: Site, load: Load, disk: ReturnType<typeof mountDisk>): Fault[] {
  const holder = createHolder(site.stack.databaseUrl);
  return [
    {
      name: "archive",
      what: "the store of backups cannot be reached",
      alerts: ["ArchiveLate"],
      cause: site.archive.cutOff,
      mend: site.archive.restore,
    },
    {
      name: "jobs",
      what: "the worker hangs, and somebody writes to us",
      alerts: ["JobsLate", "WorkerDown"],
      cause: async () => {
        site.signal("worker", "SIGSTOP");
        await writeToUs(site.stack.apiUrl);
      },
      mend: () => site.signal("worker", "SIGCONT"),
    },
    {
      name: "waits",
      what: "a psql holds the table that searches read, and people search",
      alerts: ["DatabaseWaits", "ErrorsAboveOnePercent"],
      cause: async () => {
        await holder.hold("mission_search");
        load.raise(CROWD);
      },
      mend: async () => {
        await holder.release();
        load.raise(0);
      },
    },
    {
      name: "disk",
      what: "a disk fills",
      alerts: ["DiskNearlyFull"],
      cause: disk.fill,
      mend: disk.empty,
    },
    {
      name: "database",
      what: "PostgreSQL crashes while people visit",
      alerts: ["DatabaseDown", "ErrorsAboveOnePercent"],
      cause: site.crashDatabase,
      mend: site.startDatabase,
    },
    {
      name: "certificate",
      what: "the certificate ends in hours",
      alerts: ["CertificateExpires"],
      cause: () => site.door.open("short"),
      mend: () => site.door.open("long"),
    },
    {
      name: "servers",
      what: "an api and a web are killed",
      alerts: ["ApiDown", "WebDown"],
      cause: () => {
        for (const name of ["api-2", "web-2"]) site.signal(name, "SIGKILL");
      },
      mend: () => Promise.all(["api-2", "web-2"].map((name) => site.start(name))),
    },
    {
      name: "redis",
      what: "Redis is killed",
      alerts: ["RedisDown"],
      cause: site.killRedis,
      mend: site.startRedis,
    },
  ];
}

async function writeToUs(apiUrl: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${apiUrl}/api/contact/`, { method: "POST", headers, body: JSON.stringify(LETTER) });
  if (answer.status !== 201) throw new Error(`writing to us answered ${answer.status}`);
}

/** Somebody's psql, in a transaction that is left open. */
function createHolder(url: string) {
  let client: pg.Client | null = null;
  return {
    hold: async (table: string) => {
      client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`begin; lock table ${table} in access exclusive mode`);
    },
    release: async () => {
      await client?.end();
      client = null;
    },
  };
}
