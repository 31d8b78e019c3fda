import { fillUrl } from "@app/contract/client";
import { shareCardRoute } from "@app/contract/site/discovery";
import { idFromSlug } from "@app/domain/text/slug";
import { forwardedHeaders } from "../../lib/api/api.server.ts";
import { apiStream } from "../../lib/api/api-transport.server.ts";
import { environment } from "../../lib/environment.server.ts";
import type { Route } from "./+types/share-card";

/** The picture of a mission for social networks. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const id = idFromSlug(params.slug);
  if (id === null) return new Response(null, { status: 404 });
  const result = await apiStream(environment().apiUrl + fillUrl(shareCardRoute.url, { id }), {
    headers: forwardedHeaders(request),
    signal: request.signal,
  });
  if (!result.ok) return new Response(null, { status: result.status });
  return new Response(result.body, {
    headers: {
      "content-type": "image/png",
      "cache-control": "public, max-age=3600, s-maxage=5",
      // Shown by other sites.
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
