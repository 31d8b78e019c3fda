import { createClient } from "@app/contract/client";
import { reportErrorRoute } from "@app/contract/office/errors";
import { apiFetch } from "./api/api-transport.server.ts";
import { isFailureOfApi } from "./api/failure.server.ts";
import { environment } from "./environment.server.ts";
import { statusOf } from "./failed-page.server.ts";

/** Sends an unexpected error of the web server to the API, for the office. It is in the log too. */
export function reportFailure(path: string, error: unknown): void {
  // Failures of the API are counted there.
  if (!(error instanceof Error) || isFailureOfApi(error) || statusOf(error) !== null) return;
  const report = {
    name: error.name.slice(0, 80),
    place: path.slice(0, 300),
    message: error.message.slice(0, 500),
    stack: error.stack?.slice(0, 900),
  };
  const client = createClient({ baseUrl: environment().apiUrl, fetch: apiFetch, headers: () => ({}) });
  client.call(reportErrorRoute, { body: report }).catch(() => {});
}
