/**
 * Who gets what from each route, with a request that is good for whoever owns the objects it names. A route that is not
 * here fails the build; authorization.test.ts executes every cell, with the exact status.
 *
 * The six statuses: visitor | candidate, another candidate | employer, another employer | admin. The candidate and the
 * employer own what the request names; the two others ask for the same. An expired token and a suspended account are 401
 * everywhere. 404 is the answer a missing object gives, to the letter.
 *
 * The last two cells: the marked words (canaries.ts) that the answer holds, for the candidate and for the employer. Nobody
 * else may read any.
 */
import { SECTOR_KEYS } from "@app/domain/catalogue/sectors";
import { addDays, parisDay } from "@app/domain/time/calendar";
import * as bodies from "./bodies.ts";
import { PROFILE } from "./form.ts";
import { ACCOUNTS } from "./matrix-accounts.ts";
import { HOURS } from "./matrix-hours.ts";
import { BOSS, FILE, FIRM, type Line, nothing, ROW, SELF, type Side, sending } from "./matrix-line.ts";
import { MEMBERS } from "./matrix-members.ts";
import { OFFICE } from "./matrix-office.ts";
import { PAPERS } from "./matrix-papers.ts";
import { PUBLIC } from "./matrix-public.ts";
import type { Scene } from "./matrix-scene.ts";
import { TEAM } from "./matrix-team.ts";
import { bodyOf } from "./mission-scene.ts";

const mission = (s: Scene) => ({ id: s.mission.id });
const proposition = (s: Scene) => ({ id: s.proposition.id });
const pending = (s: Scene) => ({ id: s.applications.pending.id });
const filledMission = (body: Record<string, unknown>) => async (s: Scene) => ({ id: await s.filled(), body });
const other = (s: Scene, side: Side) => (side === "candidate" ? s.employer.id : s.candidate.id);

const nextDays = () => {
  const today = parisDay(new Date());
  return { query: { from: today, to: addDays(today, 14) } };
};

export const matrix: Record<string, Line> = {
  ...ACCOUNTS,
  ...TEAM,
  ...HOURS,
  ...PAPERS,
  "GET /api/profile/:id/": [(s) => ({ id: s.candidate.id }), "401 200 404 200 404 404", SELF, SELF],
  "GET /api/profile/generated-cv/": [nothing, "401 200 200 403 403 403", "name"],
  "POST /api/profile/generated-cv/": [nothing, "401 200 200 403 403 403", "mail tel name"],
  "DELETE /api/profile/cv/": [nothing, "401 200 200 403 403 403", "mail tel name"],
  "DELETE /api/profile/image/": [nothing, "401 200 200 200 200 200", SELF, BOSS],
  "PUT /api/profile/update/": [sending(PROFILE), "401 200 200 200 200 200", "mail cv", "bossmail"],
  "PATCH /api/profile/availability/": [sending({ availability: "freeze" }), "401 200 200 403 403 403"],
  "GET /api/area/": [nothing, "401 200 200 403 403 403"],
  "GET /api/availability/": [nothing, "401 200 200 403 403 403"],
  "PUT /api/availability/": [sending({ weekly: { fri: ["evening"] } }), "401 200 200 403 403 403"],
  "PUT /api/area/": [sending({ place: "Lyon 7e (69)", radius: 10 }), "401 200 200 403 403 403"],
  "GET /api/establishments/": [nothing, "401 403 403 200 200 403", "", "street"],
  "POST /api/establishments/": [
    () => ({ body: { name: bodies.freshEmail(), place: "Lyon 7e" } }),
    "401 403 403 201 201 403",
  ],
  "PATCH /api/establishments/:id/": [
    (s) => ({ id: s.establishment.id, body: { name: "Vauquelle Gerland", place: "Lyon" } }),
    "401 403 403 200 404 403",
  ],
  "GET /api/company/": [nothing, "401 403 403 200 200 403", "", FIRM],
  // The phone, which is not sent, stays.
  "POST /api/company/update/": [
    (s) => ({ body: bodies.company(s.employer.companyId) }),
    "401 403 403 200 403 403",
    "",
    "firmtel",
  ],
  "PUT /api/company/logo/update/": [
    async (s) => ({ body: { id: s.employer.companyId }, files: [await bodies.logo()] }),
    "401 403 403 200 403 403",
    "",
    FIRM,
  ],
  "DELETE /api/company/logo/": [nothing, "401 403 403 200 200 403", "", FIRM],
  "GET /api/company/record/": [nothing, "401 403 403 200 200 403"],
  "GET /api/company/proofs/": [nothing, "401 403 403 200 200 403"],
  // The address of the first company is proven already.
  "POST /api/company/proofs/": [
    () => ({ body: { method: "document" }, files: [bodies.paper()] }),
    "401 403 403 409 201 403",
  ],
  "POST /api/company/proofs/:id/confirm/": [
    async (s) => ({ id: await s.proof(), body: { code: "000 000" } }),
    "401 403 403 200 404 403",
  ],
  "GET /api/companies/:id/": [(s) => ({ id: s.employer.companyId }), "200 200 200 200 200 200", FIRM, FIRM],
  "GET /api/jobs/": [nothing, "200 200 200 200 200 200"],
  "GET /api/jobs/map/": [nothing, "200 200 200 200 200 200"],
  "GET /api/jobs/:id/": [mission, "200 200 200 200 200 200", "", "meeting"],
  "POST /api/jobs/add/": [
    (s) => ({ body: bodyOf(s.mission, { company_id: s.employer.companyId }) }),
    "401 403 403 201 403 403",
  ],
  "GET /api/pay/": [() => ({ query: { title: "Plongeur", place: "Lyon" } }), "401 403 403 200 200 403"],
  "POST /api/jobs/lint/": [(s) => ({ body: bodyOf(s.mission) }), "401 403 403 200 200 403"],
  "PUT /api/jobs/:id/edit/": [
    (s) => ({ ...mission(s), body: bodyOf(s.mission) }),
    "401 403 403 200 404 403",
    "",
    "meeting",
  ],
  "POST /api/jobs/:id/edit-effects/": [(s) => ({ ...mission(s), body: bodyOf(s.mission) }), "401 403 403 200 404 403"],
  "PATCH /api/jobs/:id/close/": [mission, "401 403 403 200 404 403", "", "meeting"],
  "POST /api/jobs/:id/cancel/": [
    (s) => ({ ...mission(s), body: { reason: "Service annulé" } }),
    "401 403 403 200 404 403",
    "",
    "meeting",
  ],
  "POST /api/jobs/:id/cancel/undo/": [mission, "401 403 403 200 404 403", "", "meeting"],
  "PATCH /api/jobs/:id/status/": [
    (s) => ({ ...mission(s), body: { status: "paused" } }),
    "401 403 403 200 404 403",
    "",
    "meeting",
  ],
  "PATCH /api/jobs/:id/promote/": [
    (s) => ({ id: s.startingSoon.id, body: { urgent: true } }),
    "401 403 403 200 404 403",
    "",
    "meeting",
  ],
  "DELETE /api/jobs/:id/delete/": [mission, "401 403 403 200 404 403"],
  "POST /api/jobs/:id/duplicate/": [mission, "401 403 403 201 404 403"],
  "GET /api/reach/": [
    () => ({ query: { place: "69123", sector: SECTOR_KEYS[0] ?? "", day: "2026-11-20", part: "evening", radius: 10 } }),
    "401 403 403 200 200 403",
  ],
  "GET /api/jobs/:id/diffusion/": [mission, "401 403 403 200 404 403"],
  "POST /api/jobs/:id/diffusion/send/": [mission, "401 403 403 200 404 403"],
  "POST /api/jobs/:id/diffusion/stop/": [mission, "401 403 403 200 404 403"],
  "POST /api/jobs/:id/calls/": [
    async (s) => ({ id: await s.callable(), body: { count: 1 } }),
    "401 403 403 200 404 403",
  ],
  "GET /api/propositions/": [nothing, "401 200 200 403 403 403"],
  "GET /api/propositions/feed/": [nothing, "401 200 200 403 403 403"],
  "GET /api/propositions/:id/": [proposition, "401 200 404 403 403 403"],
  "POST /api/propositions/seen/": [(s) => ({ body: { ids: [s.proposition.id] } }), "401 200 200 403 403 403"],
  "POST /api/propositions/:id/forget/": [proposition, "401 200 404 403 403 403"],
  "POST /api/propositions/:id/answer/": [
    (s) => ({ ...proposition(s), body: { answer: "standby" } }),
    "401 200 404 403 403 403",
  ],
  "GET /api/drafts/": [nothing, "401 403 403 200 200 403", "", "draft"],
  "GET /api/drafts/:id/": [(s) => ({ id: s.draft.id }), "401 403 403 200 404 403", "", "draft"],
  "POST /api/drafts/add/": [sending({ title: "Serveur (H/F)" }), "401 403 403 201 201 403"],
  "PUT /api/drafts/:id/edit/": [
    (s) => ({ id: s.draft.id, body: { title: "Serveur (H/F)" } }),
    "401 403 403 200 404 403",
  ],
  "DELETE /api/drafts/:id/delete/": [(s) => ({ id: s.draft.id }), "401 403 403 200 404 403"],
  "GET /api/templates/": [nothing, "401 403 403 200 200 403", "", "draft"],
  "POST /api/templates/": [
    () => ({ body: { name: bodies.freshEmail(), mission: { title: "Serveur (H/F)" } } }),
    "401 403 403 201 201 403",
  ],
  "DELETE /api/templates/:id/": [(s) => ({ id: s.template }), "401 403 403 200 404 403"],
  "POST /api/save-job/": [
    (s) => ({ body: { job_id: s.mission.id, user_id: s.candidate.id } }),
    "401 200 403 403 403 403",
  ],
  "GET /api/saved-jobs/": [nothing, "401 200 200 403 403 403"],
  "GET /api/saved-searches/": [nothing, "401 200 200 403 403 403", "search"],
  "POST /api/saved-searches/": [sending({ query: "serveur" }), "401 201 201 403 403 403"],
  "PATCH /api/saved-searches/:id/": [
    (s) => ({ id: s.search, body: { alerts: false } }),
    "401 200 404 403 403 403",
    "search",
  ],
  "DELETE /api/saved-searches/:id/": [(s) => ({ id: s.search }), "401 200 404 403 403 403"],
  "GET /api/catalogue/": [nothing, "200 200 200 200 200 200"],
  "GET /api/catalogue/skills/": [() => ({ query: { title: "Serveur" } }), "200 200 200 200 200 200"],
  "POST /api/jobs/apply/": [
    (s) => ({ body: { job: s.mission.id, worker: s.candidate.id, message: "Bonjour", is_coverLetter: true } }),
    "401 201 403 403 403 403",
    SELF,
  ],
  "GET /api/applications/": [nothing, "401 200 200 200 200 200", FILE, ROW],
  "GET /api/applications/:id/": [pending, "401 200 404 200 404 404", FILE, `${FILE} street meeting`],
  "PATCH /api/applications/:id/read/": [pending, "401 403 403 200 404 403", "", ROW],
  "PATCH /api/applications/:id/accept/": [pending, "401 403 403 200 404 403", "", ROW],
  "PATCH /api/applications/:id/reject/": [pending, "401 403 403 200 404 403", "", ROW],
  "PATCH /api/applications/:id/confirm/": [
    (s) => ({ id: s.applications.accepted.id }),
    "401 200 404 403 403 403",
    FILE,
  ],
  "PATCH /api/applications/:id/withdraw/": [pending, "401 200 404 403 403 403", FILE],
  "GET /api/bookings/": [nothing, "401 200 200 403 403 403"],
  "GET /api/record/": [nothing, "401 200 200 403 403 403"],
  "GET /api/agenda/": [nextDays, "401 200 200 403 403 403", "firmtel street meeting"],
  "GET /api/agenda/link/": [nothing, "401 200 200 403 403 403"],
  "POST /api/agenda/link/": [nothing, "401 201 201 403 403 403"],
  "DELETE /api/agenda/link/": [nothing, "401 200 200 403 403 403"],
  // The token alone counts.
  "GET /api/calendars/:token/": [async (s) => ({ id: await s.calendar() }), "200 200 200 200 200 200"],
  "GET /api/planning/": [nextDays, "401 403 403 200 200 403", "", "tel name"],
  "GET /api/board/": [
    (s) => ({ query: { establishment: s.establishment.id }, names: "establishment" }),
    "401 403 403 200 404 403",
    "",
    "tel name",
  ],
  "POST /api/board/code/": [
    (s) => ({ body: { establishment: s.establishment.id }, names: "establishment" }),
    "401 403 403 200 404 403",
  ],
  "POST /api/board/presence/": [
    async (s) => ({ body: { ...(await s.presence()), kind: "in" }, names: "application" }),
    "401 403 403 200 404 403",
  ],
  // Of somebody else's shift, the event is refused in the answer.
  "POST /api/presence/": [
    async (s) => {
      const at = new Date().toISOString();
      return { body: { sent_at: at, events: [{ ...(await s.presence()), kind: "en_route", device_at: at }] } };
    },
    "401 200 200 403 403 403",
  ],
  "PATCH /api/applications/:id/status/": [
    (s) => ({ ...pending(s), body: { status: "reviewed" } }),
    "401 403 403 200 404 403",
    "",
    ROW,
  ],
  "PUT /api/applications/:id/reserve/": [
    (s) => ({ ...pending(s), body: { reserve: false } }),
    "401 200 404 200 404 404",
    FILE,
    ROW,
  ],
  "POST /api/applications/:id/veto/": [
    async (s) => ({ id: (await s.applications.vetoable()).id, body: { reason: "Nous avons trouvé sur place." } }),
    "401 403 403 200 404 403",
    "",
    ROW,
  ],
  "POST /api/jobs/:id/reject-waiting/": [filledMission({ reason: "Merci." }), "401 403 403 200 404 403"],
  // Nothing was decided: undoing changes nothing.
  "POST /api/applications/:id/undo-decision/": [pending, "401 403 403 200 404 403", "", ROW],
  "POST /api/jobs/:id/reject-waiting/undo/": [filledMission({}), "401 403 403 200 404 403"],
  "PATCH /api/applications/:id/attendance/": [
    async (s) => ({ id: (await s.applications.started()).id, body: { outcome: "worked" } }),
    "401 403 403 200 404 403",
    "",
    ROW,
  ],
  "POST /api/applications/:id/attendance/contest/": [
    async (s) => ({ id: (await s.applications.absent()).id, body: { reason: "J’étais là." } }),
    "401 200 404 403 403 403",
    FILE,
  ],
  "POST /api/applications/:id/interview/": [
    async (s) => ({ id: (await s.applications.unheard()).id, body: { times: [s.soon] } }),
    "401 403 403 201 404 403",
    "",
    "name",
  ],
  "GET /api/interviews/:id/": [
    (s) => ({ id: s.interviews.candidate }),
    "401 200 404 200 404 404",
    "name place",
    "name place",
  ],
  "PATCH /api/interviews/:id/": [
    (s, side) => ({ id: s.interviews[side], body: { action: "choose", time: s.soon } }),
    "401 200 404 200 404 404",
    "name place",
    "name place",
  ],
  "GET /api/rating/profile/": [nothing, "401 403 403 200 200 403", "", "name"],
  "POST /api/ratings/add/": [
    async (s) => ({
      body: { user_id: s.candidate.id, application_id: (await s.applications.worked()).id, ...bodies.SCORES },
      names: "user_id",
    }),
    "401 403 403 201 404 403",
  ],
  "GET /api/ratings/company/": [nothing, "401 200 200 403 403 403"],
  "POST /api/ratings/company/": [
    async (s) => ({
      body: { application_id: (await s.applications.worked()).id, ...bodies.SCORES },
      names: "application_id",
    }),
    "401 201 404 403 403 403",
  ],
  "POST /api/ratings/:id/reply/": [
    async (s, side) => ({ id: (await s.ratings())[side], body: { reply: "Merci." } }),
    "401 201 404 201 404 404",
  ],
  "GET /api/ratings/given/": [nothing, "401 200 200 403 403 403"],
  "GET /api/ratings/": [(s) => ({ query: { user_id: s.candidate.id }, names: "user_id" }), "401 200 404 200 404 404"],
  "GET /api/employer/summary/": [nothing, "401 403 403 200 200 403"],
  "GET /api/analytics/": [nothing, "401 403 403 200 200 403", "", "name"],
  "GET /api/notifications/": [nothing, "401 200 200 200 200 200", "note"],
  "POST /api/notifications/:id/read/": [(s, side) => ({ id: s.notifications[side] }), "401 200 404 200 404 404"],
  "DELETE /api/notifications/:id/": [(s, side) => ({ id: s.notifications[side] }), "401 200 404 200 404 404"],
  "POST /api/notifications/read-all/": [nothing, "401 200 200 200 200 200"],
  "GET /api/unread/": [nothing, "401 200 200 200 200 200"],
  "GET /api/notifications/preferences/": [nothing, "401 200 200 200 200 200"],
  "PUT /api/notifications/preferences/": [sending({ new_job: { email: false } }), "401 200 200 200 200 200"],
  "GET /api/push/key/": [nothing, "401 200 200 200 200 200"],
  "POST /api/push/subscriptions/": [sending(bodies.SUBSCRIPTION), "401 201 201 201 201 201"],
  "DELETE /api/push/subscriptions/:id/": [(s, side) => ({ id: s.devices[side] }), "401 200 404 200 404 404"],
  // Posted by a mail client or in any session: only the token counts.
  "POST /api/unsubscribe/": [(s) => ({ query: { token: s.unsubscribeToken } }), "200 200 200 200 200 200"],
  "POST /api/save-fcm-token/": [sending(bodies.FCM), "401 201 201 201 201 201"],
  "GET /api/conversations/": [nothing, "401 200 200 200 200 403", "name chat", "name chat"],
  "GET /api/conversations/:id/": [(s) => ({ id: s.conversation }), "401 200 404 200 404 403", "name chat", "name chat"],
  "GET /api/conversations/:id/messages/": [(s) => ({ id: s.conversation }), "401 200 404 200 404 403", "chat", "chat"],
  "POST /api/conversations/:id/messages/": [
    (s) => ({ id: s.conversation, body: { content: "Bonjour" } }),
    "401 201 404 201 404 403",
  ],
  "POST /api/applications/:id/callback/": [
    (s) => ({ ...pending(s), body: { phone: "mine", when: "morning" } }),
    "401 403 403 201 404 403",
    "",
    "bosstel",
  ],
  "POST /api/conversations/:id/mark-as-read/": [(s) => ({ id: s.conversation }), "401 200 404 200 404 403"],
  "POST /api/conversations/create-or-get/": [
    (s, side) => ({ body: { user_id: other(s, side) }, names: "user_id" }),
    "401 200 404 200 404 403",
    "name chat",
    "name chat",
  ],
  "POST /api/ws-ticket/": [nothing, "401 201 201 201 201 403"],
  "POST /api/users/:id/block/": [(s, side) => ({ id: other(s, side) }), "401 201 404 201 404 403"],
  "DELETE /api/users/:id/block/": [(s, side) => ({ id: other(s, side) }), "401 200 404 200 404 403"],
  "POST /api/reports/": [
    (s) => ({
      body: {
        subject_type: "message",
        subject_id: s.message,
        reason: "spam",
        details: "Publicité.",
        email: "v@exemple.fr",
      },
      names: "subject_id",
    }),
    "404 201 404 201 404 404",
  ],
  "POST /api/alerts/": [sending(bodies.ALERT), "201 201 201 201 201 201"],
  // Whoever has the link of the mail; following it again changes nothing.
  "POST /api/alerts/confirm/": [(s) => ({ query: { token: s.alertToken } }), "200 200 200 200 200 200"],
  "POST /api/contact/": [sending(bodies.LETTER), "201 201 201 201 201 201"],
  "GET /api/files/:id/": [(s) => ({ id: s.cv.id }), "404 200 404 200 404 404", "cv", "cv"],
  "GET /api/files/:id/url/": [(s) => ({ id: s.cv.id }), "401 200 404 200 404 404"],
  ...MEMBERS,
  ...OFFICE,
  ...PUBLIC,
};
