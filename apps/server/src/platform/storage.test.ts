import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createStorage } from "./storage.ts";

test("a redirect of the store is not followed", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(307, { location: "/another-place" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const s3 = { endpoint, publicEndpoint: endpoint, bucket: "b", region: "r", accessKey: "k", secretKey: "s" };
  const storage = createStorage({ s3, filesDir: "" });
  await expect(storage.get("aa/file.pdf")).rejects.toMatchObject({ status: 503 });
  expect(asked).toEqual(["/b/aa/file.pdf"]);
  await new Promise((resolve) => server.close(resolve));
});
