/** The earlier versions of a bucket that keeps them. */
import { AwsClient } from "aws4fetch";
import type { Config } from "../config/config.ts";

export type ObjectVersion = { key: string; id: string; at: Date; isLatest: boolean; isDeletion: boolean };
export type ObjectVersions = {
  /** Of the keys that begin so. */
  list: (prefix: string) => Promise<ObjectVersion[]>;
  /** Makes this version the current one again. */
  bringBack: (version: ObjectVersion) => Promise<void>;
};

export function objectVersions(s3: NonNullable<Config["s3"]>): ObjectVersions {
  const client = new AwsClient({
    accessKeyId: s3.accessKey,
    secretAccessKey: s3.secretKey,
    region: s3.region,
    service: "s3",
  });
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await client.fetch(`${s3.endpoint}/${s3.bucket}${path}`, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok) throw new Error(`the store answered ${response.status} to ${init.method ?? "GET"} ${path}`);
    return response;
  };
  return {
    async list(prefix) {
      const found: ObjectVersion[] = [];
      for (let marker: Record<string, string> = {}; ; ) {
        const page = await (await send(`?${new URLSearchParams({ versions: "", prefix, ...marker })}`)).text();
        for (const [, kind = "", entry = ""] of page.matchAll(/<(Version|DeleteMarker)>(.*?)<\/\1>/gs))
          found.push({ ...readVersion(entry), isDeletion: kind === "DeleteMarker" });
        if (textOf(page, "IsTruncated") !== "true") return found;
        if (textOf(page, "NextKeyMarker") === "") throw new Error("the store does not say where its list goes on");
        marker = {
          "key-marker": textOf(page, "NextKeyMarker"),
          "version-id-marker": textOf(page, "NextVersionIdMarker"),
        };
      }
    },
    async bringBack({ key, id }) {
      const earlier = await send(`/${key}?${new URLSearchParams({ versionId: id })}`);
      const type = earlier.headers.get("content-type") ?? "application/octet-stream";
      const body = new Uint8Array(await earlier.arrayBuffer());
      await send(`/${key}`, { method: "PUT", body, headers: { "content-type": type } });
    },
  };
}

const readVersion = (entry: string) => ({
  key: textOf(entry, "Key"),
  id: textOf(entry, "VersionId"),
  at: new Date(textOf(entry, "LastModified")),
  isLatest: textOf(entry, "IsLatest") === "true",
});

/** Our keys need no escape in XML. */
const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";
