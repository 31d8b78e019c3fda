import { createHash, createPrivateKey, generateKeyPairSync, hkdfSync } from "node:crypto";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { createAccessTokens, createRefreshTokens, randomToken } from "./tokens.ts";

const SECRET = "a".repeat(32);
const NOW = new Date("2026-11-16T08:00:00Z");
const tokens = createAccessTokens(SECRET);
const seed = Buffer.from(hkdfSync("sha256", SECRET, "", "access-token", 32));
/** The server's key, to forge tokens that differ by one claim. */
const ownKey = createPrivateKey({
  key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]),
  format: "der",
  type: "pkcs8",
});
const good = { alg: "EdDSA", typ: "at+jwt", iss: "renfort", aud: "renfort-api", minutes: 10 };

function forge(key: Parameters<SignJWT["sign"]>[0], change: Partial<typeof good> & { jwk?: object } = {}) {
  const { alg, typ, iss, aud, minutes, jwk } = { ...good, jwk: undefined, ...change };
  return new SignJWT({ sid: 1 })
    .setProtectedHeader({ alg, typ, ...(jwk && { jwk }) })
    .setSubject("7")
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(NOW)
    .setExpirationTime(new Date(NOW.getTime() + minutes * 60_000))
    .sign(key);
}
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a token of ours is read, until the second it expires", async () => {
  const token = await tokens.sign({ userId: 7, sessionId: 1 }, NOW);
  expect(await tokens.verify(token, NOW)).toMatchObject({ userId: 7, sessionId: 1 });
  expect(await tokens.verify(await forge(ownKey), NOW)).toMatchObject({ userId: 7 });
  expect(await tokens.verify(token, new Date(NOW.getTime() + 600_000))).toBeNull();
});

test("another key, algorithm, type, audience or issuer, a key it brings along, or no signature: nothing is read", async () => {
  const stranger = generateKeyPairSync("ed25519");
  const [, payload = ""] = (await forge(ownKey)).split(".");
  const forged = [
    await forge(stranger.privateKey),
    await forge(stranger.privateKey, { jwk: stranger.publicKey.export({ format: "jwk" }) }),
    await forge(Buffer.from(SECRET), { alg: "HS256" }),
    await forge(seed, { alg: "HS256" }),
    await forge(ownKey, { typ: "JWT" }),
    await forge(ownKey, { aud: "somebody-else" }),
    await forge(ownKey, { iss: "somebody-else" }),
    await forge(ownKey, { minutes: -1 }),
    `${encoded({ alg: "none", typ: "at+jwt" })}.${payload}.`,
    `${(await forge(ownKey)).slice(0, -4)}AAAA`,
    "",
    "a.b.c",
  ];
  for (const token of forged) expect(await tokens.verify(token, NOW), token).toBeNull();
});

test("a refresh token is bound to its session, its turn and its secret", () => {
  const nonce = createHash("sha256").update("nonce").digest();
  const issued = createRefreshTokens("r".repeat(32));
  const token = issued.issue(5, 2, nonce);
  expect(issued.isGenuine(token, { sessionId: 5, seq: 2 }, nonce)).toBe(true);
  expect(issued.isGenuine(token, { sessionId: 6, seq: 2 }, nonce)).toBe(false);
  expect(issued.isGenuine(token, { sessionId: 5, seq: 3 }, nonce)).toBe(false);
  expect(issued.isGenuine(token, { sessionId: 5, seq: 2 }, Buffer.alloc(32))).toBe(false);
  expect(createRefreshTokens("s".repeat(32)).isGenuine(token, { sessionId: 5, seq: 2 }, nonce)).toBe(false);
});

test("secrets are 256 bits long and never repeated", () => {
  const drawn = Array.from({ length: 1_000 }, randomToken);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const token of drawn) expect(Buffer.from(token, "base64url")).toHaveLength(32);
});
