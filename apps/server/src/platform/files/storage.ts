import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { problemFr } from "@app/contract/http/problem.fr";
import { AwsClient } from "aws4fetch";
import type { Config } from "../config/config.ts";
import { contentDisposition } from "../http/download.ts";
import { AppError } from "../http/errors.ts";

/** Private objects by key; routes check who may read them. */
export type ObjectStore = {
  put: (key: string, body: Buffer, mediaType: string) => Promise<void>;
  get: (key: string) => Promise<Buffer | null>;
  remove: (key: string) => Promise<void>;
  /** The names in a folder, which is not of people's files: those are many. */
  list: (folder: string) => Promise<string[]>;
  /** A short-lived signed URL, or null when the store has none. */
  link: (key: string, as: Shown, from: Date, seconds: number) => Promise<string | null>;
};
type Shown = { name: string; mediaType: string; inline: boolean };

export function createStorage({ s3, filesDir }: Pick<Config, "s3" | "filesDir">): ObjectStore {
  return s3 ? s3Store(s3) : diskStore(filesDir);
}

function s3Store(s3: NonNullable<Config["s3"]>): ObjectStore {
  const client = new AwsClient({
    accessKeyId: s3.accessKey,
    secretAccessKey: s3.secretKey,
    region: s3.region,
    service: "s3",
  });
  const url = (key: string) => `${s3.endpoint}/${s3.bucket}/${key}`;
  const send = async (key: string, init: RequestInit) => {
    // A store never redirects.
    const options: RequestInit = { ...init, redirect: "error", signal: AbortSignal.timeout(10_000) };
    const response = await client.fetch(url(key), options).catch(() => null);
    if (!response || (!response.ok && response.status !== 404))
      throw new AppError(503, "unavailable", problemFr.unavailable, { retryAfter: 30 });
    return response;
  };
  return {
    async put(key, body, mediaType) {
      const response = await send(key, {
        method: "PUT",
        body: new Uint8Array(body),
        headers: { "content-type": mediaType },
      });
      if (response.status === 404) throw new Error(`bucket ${s3.bucket} does not exist`);
    },
    async get(key) {
      const response = await send(key, { method: "GET" });
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    async remove(key) {
      await send(key, { method: "DELETE" });
    },
    async list(folder) {
      const names: string[] = [];
      for (let after = ""; ; ) {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix: `${folder}/`,
          ...(after && { "start-after": after }),
        });
        const page = await (await send(`?${query}`, { method: "GET" })).text();
        const keys = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key);
        names.push(...keys.map((key) => key.slice(folder.length + 1)));
        after = keys.at(-1) ?? "";
        if (!page.includes("<IsTruncated>true<") || after === "") return names;
      }
    },
    async link(key, as, from, seconds) {
      const target = new URL(`${s3.publicEndpoint}/${s3.bucket}/${key}`);
      target.searchParams.set("X-Amz-Expires", String(seconds));
      target.searchParams.set("response-content-disposition", contentDisposition(as));
      target.searchParams.set("response-content-type", as.mediaType);
      const datetime = from.toISOString().replace(/[:-]|\.\d{3}/g, "");
      return (await client.sign(target, { aws: { signQuery: true, datetime } })).url;
    },
  };
}

function diskStore(root: string): ObjectStore {
  return {
    async put(key, body) {
      await mkdir(dirname(join(root, key)), { recursive: true });
      await writeFile(join(root, key), body);
    },
    async get(key) {
      try {
        return await readFile(join(root, key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (key) => rm(join(root, key), { force: true }),
    list: (folder) => readdir(join(root, folder)).catch(() => []),
    link: async () => null,
  };
}
