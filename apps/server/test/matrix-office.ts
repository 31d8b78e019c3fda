import { BOSS, type Line, nothing, sending } from "./matrix-line.ts";

const DECISION = { action: "hide", rule: "accurate_ad", note: "La rémunération annoncée est fausse." };

const SETTING = {
  name: "risk_weights",
  value: { threshold: 50, weights: { new_company: 10 } },
  reason: "Les poids de départ.",
};

/** The office, and the private links of reports and decisions. matrix.ts says how a line reads. */
export const OFFICE: Record<string, Line> = {
  "GET /api/admin/queue/": [nothing, "401 403 403 403 403 200"],
  "GET /api/admin/audit/": [nothing, "401 403 403 403 403 200"],
  "GET /api/admin/items/:id/": [async (s) => ({ id: await s.officeItem() }), "401 403 403 403 403 200"],
  "POST /api/admin/items/:id/take/": [async (s) => ({ id: await s.officeItem() }), "401 403 403 403 403 200"],
  "POST /api/admin/items/:id/release/": [async (s) => ({ id: await s.officeItem() }), "401 403 403 403 403 200"],
  "POST /api/admin/items/:id/transfer/": [
    async (s) => ({ id: await s.officeItem(), body: { to: null } }),
    "401 403 403 403 403 200",
  ],
  "GET /api/admin/admins/": [nothing, "401 403 403 403 403 200"],
  "GET /api/admin/items/:id/conversation/": [
    async (s) => ({ id: await s.messageItem() }),
    "401 403 403 403 403 200",
    "",
    "",
    "chat",
  ],
  "GET /api/admin/items/:id/identity/": [
    async (s) => ({ id: await s.officeItem() }),
    "401 403 403 403 403 200",
    "",
    "",
    `${BOSS} firmmail firmtel`,
  ],
  "POST /api/admin/proofs/:id/letter/": [async (s) => ({ id: await s.letter() }), "401 403 403 403 403 200"],
  "POST /api/admin/proofs/:id/posted/": [async (s) => ({ id: await s.printed() }), "401 403 403 403 403 200"],
  "GET /api/admin/proofs/:id/document/": [async (s) => ({ id: await s.paper() }), "401 403 403 403 403 200"],
  "POST /api/errors/": [
    sending({ name: "TypeError", place: "/emplois", message: "x is undefined" }),
    "202 202 202 202 202 202",
  ],
  "GET /api/admin/errors/": [nothing, "401 403 403 403 403 200"],
  "POST /api/admin/errors/:fingerprint/close/": [
    async (s) => ({ id: await s.errorGroup() }),
    "401 403 403 403 403 200",
  ],
  "GET /api/admin/figures/": [nothing, "401 403 403 403 403 200"],
  "GET /api/admin/transparency/:year/": [() => ({ id: 2026 }), "401 403 403 403 403 200"],
  "GET /api/admin/settings/": [nothing, "401 403 403 403 403 200"],
  "POST /api/admin/settings/": [sending(SETTING), "401 403 403 403 403 201"],
  "POST /api/admin/items/:id/decide/": [
    async (s) => ({ id: await s.officeItem(), body: DECISION }),
    "401 403 403 403 403 200",
  ],
  // No account of the scene has a second factor: a code is refused, whoever the admin is.
  "POST /api/account/reauthenticate/": [sending({ code: "000000" }), "401 403 403 403 403 400"],
  // Only the link counts.
  "GET /api/reports/:follow/": [async (s) => ({ id: (await s.decided()).report }), "200 200 200 200 200 200"],
  "GET /api/decisions/:follow/": [async (s) => ({ id: (await s.decided()).decision }), "200 200 200 200 200 200"],
  "POST /api/decisions/:follow/appeal/": [
    async (s) => ({ id: (await s.decided()).decision, body: { reason: "Nous contestons cette décision." } }),
    "201 201 201 201 201 201",
  ],
};
