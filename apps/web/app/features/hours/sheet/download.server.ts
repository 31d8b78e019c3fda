import type { hoursCsvRoute, hoursPdfRoute } from "@app/contract/hours/hours";
import { redirect } from "react-router";
import { forwardedHeaders } from "../../../lib/api/api.server.ts";
import { apiStream } from "../../../lib/api/api-transport.server.ts";
import { fileHeaders } from "../../../lib/api/file-headers.server.ts";
import { environment } from "../../../lib/environment.server.ts";

type Asked = {
  request: Request;
  access: string;
  route: typeof hoursCsvRoute | typeof hoursPdfRoute;
  query: Record<string, string>;
  /** Where the person goes when there is no file. */
  page: string;
};

/** A file of hours, from the API. */
export async function downloadHours({ request, access, route, query, page }: Asked): Promise<Response> {
  const result = await apiStream(`${environment().apiUrl}${route.url}?${new URLSearchParams(query)}`, {
    headers: { ...forwardedHeaders(request), authorization: `Bearer ${access}` },
    signal: request.signal,
  });
  if (!result.ok) throw redirect(page);
  const headers = fileHeaders(result);
  headers.set("cache-control", "private, no-store");
  return new Response(result.body, { headers });
}
