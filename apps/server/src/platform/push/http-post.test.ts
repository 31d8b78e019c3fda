import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { isPublicAddress, publicLookup } from "../http/public-address.ts";
import { createPost } from "./http-post.ts";

describe("only the internet at large is written to", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "fe80::1",
    "fd00::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "not-an-address",
  ])("not %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(["142.250.75.10", "::ffff:142.250.75.10", "2a00:1450:4007:80e::200a"])("but %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test("a name that leads to this machine opens no connection", async () => {
    await expect(promisify(publicLookup)("localhost", {})).rejects.toThrow("not a public address");
    const post = createPost();
    const sent = { headers: {}, body: Buffer.from("x") };
    await expect(post("https://localhost:1/", sent, AbortSignal.timeout(2_000))).rejects.toThrow(
      "not a public address",
    );
  });
});
