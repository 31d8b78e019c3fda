import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createStorage } from "./storage.ts";

/** A store that answers as told, until the end of the test. */
async function aStore(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  // A server that listens on a port has an address of this kind.
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const s3 = { endpoint, publicEndpoint: endpoint, bucket: "b", region: "r", accessKey: "k", secretKey: "s" };
  return createStorage({ s3, filesDir: "" });
}

test("a redirect of the store is not followed", async () => {
  const asked: string[] = [];
  const storage = await aStore((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(307, { location: "/another-place" }).end();
  });
  await expect(storage.get("aa/file.pdf")).rejects.toMatchObject({ status: 503 });
  expect(asked).toEqual(["/b/aa/file.pdf"]);
});

test("a folder that takes several pages is read to the last", async () => {
  const page = (names: string[], more: boolean) =>
    `<R><IsTruncated>${more}</IsTruncated>${names.map((name) => `<Contents><Key>${name}</Key></Contents>`).join("")}</R>`;
  const storage = await aStore(({ url = "" }, response) => {
    const after = new URL(url, "http://store").searchParams.get("start-after");
    response.end(after === "f/2" ? page(["f/3"], false) : page(["f/1", "f/2"], true));
  });
  expect(await storage.list("f")).toEqual(["1", "2", "3"]);
});
