import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Clamd, EICAR, startClamd } from "../../../../../tools/testing/clamd.ts";
import { createAntivirus } from "./antivirus.ts";

let clamd: Clamd;
beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd.stop());

test.each(["url", "socketUrl"] as const)("a threat is found, and nothing else is, by %s", async (address) => {
  const { finds } = createAntivirus(clamd[address]);
  expect(await finds(Buffer.from(EICAR))).toBe(true);
  expect(await finds(Buffer.concat([Buffer.alloc(3_000_000, 7), Buffer.from(EICAR)]))).toBe(true);
  expect(await finds(Buffer.alloc(3_000_000, 7))).toBe(false);
  expect(await finds(Buffer.alloc(0))).toBe(false);
});

test("a scanner that is away, cuts the line or answers nonsense lets nothing in", async () => {
  const odd = createServer((socket) => socket.once("data", () => socket.end("stream: perhaps\0")));
  await new Promise<void>((resolve) => odd.listen(0, "127.0.0.1", resolve));
  const address = odd.address();
  const port = typeof address === "object" ? address?.port : 0;
  for (const url of ["tcp://127.0.0.1:9", "unix:/nonexistent/clamd.sock", `tcp://127.0.0.1:${port}`])
    await expect(createAntivirus(url).finds(Buffer.from("a"))).rejects.toMatchObject({
      status: 503,
      code: "unavailable",
    });
  odd.close();
});

test("a file larger than the scanner takes is not let in unread", async () => {
  const tooLarge = createAntivirus(clamd.url).finds(Buffer.alloc(11_000_000));
  await expect(tooLarge).rejects.toMatchObject({ status: 503 });
});
