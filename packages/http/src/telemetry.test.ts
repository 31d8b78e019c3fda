import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const TELEMETRY = join(import.meta.dirname, "telemetry.ts");
const PROGRAM = join(mkdtempSync(join(tmpdir(), "renfort-telemetry-")), "api.mjs");
/** OpenTelemetry registers itself under a symbol of the global object. */
const PRINT_IF_LOADED =
  'console.log(Object.getOwnPropertySymbols(globalThis).some((key) => String(key).includes("opentelemetry")));process.exit()';
writeFileSync(PROGRAM, PRINT_IF_LOADED);
const isLoaded = (env: Record<string, string>, ...args: string[]) =>
  execFileSync(process.execPath, ["--import", TELEMETRY, ...args], { encoding: "utf8", env }).trim();

test("nothing of OpenTelemetry is loaded unless a collector is named, and never for a health check", () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" };
  expect(isLoaded({}, PROGRAM)).toBe("false");
  expect(isLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: "" }, PROGRAM)).toBe("false");
  expect(isLoaded(collector, "--eval", PRINT_IF_LOADED)).toBe("false");
  expect(isLoaded(collector, PROGRAM)).toBe("true");
});
