import * as bodies from "./bodies.ts";
import { type Line, nothing } from "./matrix-line.ts";

/** Colleagues, their invitations and the journal of a company. matrix.ts says how a line reads. */
export const MEMBERS: Record<string, Line> = {
  "GET /api/members/": [nothing, "401 403 403 200 200 403", "", "bossmail"],
  "PATCH /api/members/:user_id/": [
    (s) => ({ id: s.colleague.id, body: { role: "manager" } }),
    "401 403 403 200 404 403",
  ],
  "DELETE /api/members/:user_id/": [(s) => ({ id: s.colleague.id }), "401 403 403 200 404 403"],
  "POST /api/invitations/": [
    () => ({ body: { email: bodies.freshEmail(), role: "manager", establishments: "all" } }),
    "401 403 403 201 201 403",
  ],
  "DELETE /api/members/invitations/:id/": [async (s) => ({ id: (await s.invitation()).id }), "401 403 403 200 404 403"],
  // Whoever has the link of the mail.
  "GET /api/invitations/:token/": [async (s) => ({ id: (await s.invitation()).token }), "200 200 200 200 200 200"],
  // It was sent to another address than theirs.
  "POST /api/invitations/:token/accept/": [
    async (s) => ({ id: (await s.invitation()).token }),
    "401 403 403 403 403 403",
  ],
  "POST /api/invitations/:token/decline/": [
    async (s) => ({ id: (await s.invitation()).token }),
    "200 200 200 200 200 200",
  ],
  "GET /api/company/journal/": [nothing, "401 403 403 200 200 403"],
  "POST /api/register/invited/": [
    async (s) => ({ body: { ...bodies.invited(), token: (await s.invitation()).token } }),
    "201 201 201 201 201 201",
  ],
};
