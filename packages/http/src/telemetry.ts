/**
 * For `node --import`, before api, web or worker: sends the spans of requests, queries and jobs to the OpenTelemetry
 * collector at OTEL_EXPORTER_OTLP_ENDPOINT. Without that variable nothing is loaded.
 */
import { basename, dirname } from "node:path";

const [, program] = process.argv;
// Health checks are other, short-lived programs: `node -e`.
// oxlint-disable-next-line node/no-process-env -- before any settings are read
if (process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] && program) {
  const { sendSpans } = await import("./telemetry-spans.ts");
  const name = basename(program, ".ts");
  sendSpans(`renfort-${name === "server" ? basename(dirname(program)) : name}`);
}
