import { aCandidate } from "@app/db/builders/users";
import { AwsClient } from "aws4fetch";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Swift, startSwift } from "../../../../../tools/testing/swift.ts";
import { aForm, PROFILE } from "../../../test/form.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPdf } from "../../../test/hostile/pdf.ts";
import { get } from "../../../test/scene.ts";
import { objectVersions } from "../../platform/files/object-versions.ts";
import { restoreFiles } from "./restore-files.ts";
import { sweepReleasedFiles } from "./sweep-files.ts";

let swift: Swift;
let client: AwsClient;
let h: Harness;
beforeAll(async () => {
  swift = await startSwift();
  client = new AwsClient({
    accessKeyId: swift.accessKey,
    secretAccessKey: swift.secretKey,
    service: "s3",
    region: "us-east-1",
  });
  await client.fetch(`${swift.endpoint}/renfort`, { method: "PUT" });
  h = await startHarness(storeSettings(swift.endpoint));
}, 180_000);
afterAll(async () => {
  await h.close();
  await swift.stop();
});

const storeSettings = (endpoint: string) => ({
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY: swift.accessKey,
  S3_SECRET_KEY: swift.secretKey,
});

const NAME = "CV d’Inès (août).pdf";
const upload = (on: Harness, token: string) => {
  const cv = { field: "coverLetter", name: NAME, type: "application/pdf", bytes: aPdf() };
  const form = aForm(PROFILE, [cv]);
  return call<{ user: { coverLetter: string }; code?: string }>(on.app, "PUT", "/api/profile/update/", {
    token,
    ...form,
  });
};

async function someoneWithCv() {
  const { id } = await aCandidate(h.ctx.db);
  const token = await tokenFor(h.ctx, id);
  const { body } = await upload(h, token);
  const fileId = Number(body.user.coverLetter.split("/").at(-1));
  const { storageKey } = await h.ctx.db
    .selectFrom("files")
    .where("id", "=", fileId)
    .select("storageKey")
    .executeTakeFirstOrThrow();
  return { token, fileId, object: `${swift.endpoint}/renfort/${storageKey}`, storageKey };
}

describe("files in an S3 store", () => {
  test("are stored there and read back through the api", async () => {
    const { token, fileId } = await someoneWithCv();
    const answer = await h.app.inject({ url: `/api/files/${fileId}/`, headers: { authorization: `Bearer ${token}` } });
    expect(answer.rawPayload.equals(aPdf())).toBe(true);
  });

  test("a folder can be listed", async () => {
    for (const name of ["1-0", "2-0"]) await h.ctx.storage.put(`erased/${name}`, Buffer.from("x"), "text/plain");
    expect(await h.ctx.storage.list("erased")).toEqual(["1-0", "2-0"]);
    expect(await h.ctx.storage.list("nothing")).toEqual([]);
  });

  test("nobody reads one without a signature, and its random name says nothing", async () => {
    const { object, storageKey } = await someoneWithCv();
    expect(storageKey).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/);
    expect((await fetch(object)).status).toBeGreaterThanOrEqual(400);
  });

  test("a link is the store's own: a minute, one object, saved under the name the person gave", async () => {
    const { token, fileId } = await someoneWithCv();
    const { body } = await get<{ url: string }>(h, token, `files/${fileId}/url/`);
    expect(body.url.startsWith(swift.endpoint)).toBe(true);
    const answer = await fetch(body.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(NAME)}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(aPdf())).toBe(true);
    const other = await someoneWithCv();
    expect((await fetch(body.url.replace(/renfort\/[^?]+/, `renfort/${other.storageKey}`))).status).toBe(403);
    expect((await fetch(body.url.replace("X-Amz-Expires=60", "X-Amz-Expires=600000"))).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  test("a link made two minutes ago no longer opens", async () => {
    const { storageKey } = await someoneWithCv();
    const as = { name: NAME, mediaType: "application/pdf", inline: false };
    const url = await h.ctx.storage.link(storageKey, as, new Date(Date.now() - 120_000), 60);
    expect((await fetch(url ?? "")).status).toBe(403);
  });

  test("a file removed from the profile leaves the store", async () => {
    const { token, storageKey } = await someoneWithCv();
    await call(h.app, "DELETE", "/api/profile/cv/", { token });
    h.advance(61_000);
    await sweepReleasedFiles(h.ctx);
    expect(await h.ctx.storage.get(storageKey)).toBeNull();
  });

  test("a store that does not answer refuses the upload in French, and nothing is half written", async () => {
    const away = await startHarness(storeSettings("http://127.0.0.1:9"));
    const { id } = await aCandidate(away.ctx.db, { about: "Avant" });
    const answer = await upload(away, await tokenFor(away.ctx, id));
    expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(answer.headers["retry-after"]).toBe("30");
    expect(await away.ctx.db.selectFrom("files").select("id").execute()).toEqual([]);
    await away.close();
  });
});

test("files deleted or overwritten since a moment come back from the versions of the bucket; those of erased people do not", async () => {
  const status = "<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>";
  const enabled = await client.fetch(`${swift.endpoint}/renfort?versioning`, { method: "PUT", body: status });
  expect(enabled.status).toBe(200);
  const [deleted, overwritten, erased] = [await someoneWithCv(), await someoneWithCv(), await someoneWithCv()];
  const { storage, config } = h.ctx;
  await storage.put("erased/1-2", Buffer.from("now"), "text/plain");
  const before = await storage.get(overwritten.storageKey);
  // The store dates versions by the second: the moment is between two of them.
  const second = Math.ceil(Date.now() / 1000) * 1000;
  const moment = new Date(second + 500);
  await vi.waitUntil(() => Date.now() >= second + 1000, { timeout: 5_000, interval: 20 });

  for (const key of [deleted.storageKey, erased.storageKey, "erased/1-2"]) await storage.remove(key);
  await storage.put(overwritten.storageKey, Buffer.from("encrypted by somebody else"), "application/pdf");
  await h.ctx.db.updateTable("candidates").set({ cvFileId: null }).where("cvFileId", "=", erased.fileId).execute();
  await h.ctx.db.deleteFrom("files").where("id", "=", erased.fileId).execute();
  if (!config.s3) throw new Error("no store");
  expect(await restoreFiles(h.ctx, objectVersions(config.s3), moment)).toBe(3);

  expect(await storage.get(deleted.storageKey)).toEqual(aPdf());
  expect(await storage.get(overwritten.storageKey)).toEqual(before);
  expect(await storage.get("erased/1-2")).toEqual(Buffer.from("now"));
  expect(await storage.get(erased.storageKey)).toBeNull();
});
