import { describe, expect, test } from "vitest";
import { SERVER_SETTINGS } from "../../../test/production-settings.ts";
import { aVapidPair } from "../../../test/push-service.ts";
import { readConfig } from "./config.ts";

const BASE = {
  DATABASE_URL: "postgres://127.0.0.1/renfort",
  ACCESS_TOKEN_SECRET: "a".repeat(32),
  REFRESH_TOKEN_SECRET: "r".repeat(32),
  TOTP_SECRET_KEY: "t".repeat(32),
};
const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, ...PRODUCTION } = SERVER_SETTINGS;
const STORE = { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY };

describe("where files are stored", () => {
  test("a production server without a store does not start, and says what to set", () => {
    // As .env.example leaves them.
    const untouched = { FILES_DIR: "", S3_ENDPOINT: "", S3_BUCKET: "renfort", S3_ACCESS_KEY: "", S3_SECRET_KEY: "" };
    for (const environment of [PRODUCTION, { ...PRODUCTION, ...untouched }])
      expect(() => readConfig(environment)).toThrow(
        "In production files need a store: set S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY, or FILES_DIR to keep them on this machine.",
      );
  });

  test("it starts with a store, or with a folder given on purpose", () => {
    expect(readConfig({ ...PRODUCTION, ...STORE }).s3).toMatchObject({ endpoint: S3_ENDPOINT });
    expect(readConfig({ ...PRODUCTION, FILES_DIR: "/srv/files" })).toMatchObject({ s3: null, filesDir: "/srv/files" });
  });

  test("a laptop needs nothing", () => {
    expect(readConfig(BASE)).toMatchObject({ s3: null, filesDir: ".run/files" });
  });

  test("half a store is refused anywhere, rather than forgotten", () => {
    const { S3_SECRET_KEY: _, ...half } = STORE;
    for (const environment of [BASE, { ...PRODUCTION, FILES_DIR: "/srv/files" }])
      expect(() => readConfig({ ...environment, ...half })).toThrow("The store also needs S3_SECRET_KEY.");
  });
});

test("an identity provider needs an id and a secret, and https", () => {
  expect(readConfig(BASE).socialProviders).toEqual({});
  const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
  expect(readConfig({ ...BASE, ...google }).socialProviders).toEqual({
    google: { issuer: "https://accounts.google.com", clientId: "id", clientSecret: "secret" },
  });
  expect(() => readConfig({ ...BASE, GOOGLE_CLIENT_ID: "id" })).toThrow(
    "Signing in needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.",
  );
  for (const issuer of ["http://accounts.example", "http://127.0.0.1.example", "http://localhost@example"])
    expect(() => readConfig({ ...BASE, ...google, GOOGLE_ISSUER: issuer })).toThrow("https, or http on this machine");
  expect(readConfig({ ...BASE, ...google, GOOGLE_ISSUER: "http://localhost:4444" })).toBeDefined();
});

test("the register of companies needs https, except on localhost", () => {
  const read = (url: string) => readConfig({ ...BASE, COMPANY_SEARCH_URL: url }).companySearchUrl;
  expect(read("https://register.example/")).toBe("https://register.example");
  expect(read("http://127.0.0.1:4444")).toBe("http://127.0.0.1:4444");
  expect(read("")).toBeUndefined();
  expect(() => read("http://register.example")).toThrow("https, or http on this machine");
  expect(readConfig(BASE).sirene).toBeNull();
  expect(readConfig({ ...BASE, SIRENE_API_KEY: "k" }).sirene?.url).toMatch(/^https:\/\/api\.insee\.fr\//);
});

test("production without a register of companies starts only when that is accepted on purpose", () => {
  const without = { ...PRODUCTION, ...STORE, COMPANY_SEARCH_URL: "" };
  const refusal = "without it no SIRET is ever checked, which SIRET_NEVER_CHECKED=on accepts";
  expect(() => readConfig(without)).toThrow(refusal);
  expect(() => readConfig({ ...without, SIRET_NEVER_CHECKED: "off" })).toThrow(refusal);
  expect(readConfig({ ...without, SIRET_NEVER_CHECKED: "on" }).companySearchUrl).toBeUndefined();
  expect(readConfig(BASE).companySearchUrl).toBeUndefined();
});

test("push needs the two halves of one key, and Firebase an account that can be read", () => {
  expect(readConfig(BASE)).toMatchObject({ vapid: null, fcm: null });
  const [pair, other] = [aVapidPair(), aVapidPair()];
  expect(readConfig({ ...BASE, ...pair, CONTACT_EMAIL: "aide@renfort.example" }).vapid).toEqual({
    publicKey: pair.VAPID_PUBLIC_KEY,
    privateKey: pair.VAPID_PRIVATE_KEY,
    subject: "mailto:aide@renfort.example",
  });
  const halves = [
    { VAPID_PUBLIC_KEY: pair.VAPID_PUBLIC_KEY },
    { VAPID_PRIVATE_KEY: pair.VAPID_PRIVATE_KEY },
    { ...pair, VAPID_PRIVATE_KEY: other.VAPID_PRIVATE_KEY },
  ];
  for (const half of halves) expect(() => readConfig({ ...BASE, ...half })).toThrow("the two halves of one key");
  expect(() => readConfig({ ...BASE, FCM_SERVICE_ACCOUNT: "{" })).toThrow("FCM_SERVICE_ACCOUNT");
});

test("what is missing or wrong is named, all at once", () => {
  expect(() => readConfig({ ...BASE, DATABASE_URL: "", ACCESS_TOKEN_SECRET: "short" })).toThrow(
    /^Start refused: DATABASE_URL is missing; ACCESS_TOKEN_SECRET at least 32 characters$/,
  );
});
