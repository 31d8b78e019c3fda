import { environment } from "../../lib/environment.server.ts";

const DAY = 86_400_000;
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;

export function loader() {
  const { publicUrl, securityEmail } = environment();
  // By the day, so that copies are the same.
  const expires = new Date((Math.floor(Date.now() / DAY) + VALID_DAYS) * DAY).toISOString();
  const lines = [
    `Contact: ${securityEmail === undefined ? `${publicUrl}/contact` : `mailto:${securityEmail}`}`,
    `Expires: ${expires}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/securite`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
