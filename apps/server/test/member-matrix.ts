/**
 * Who of a company may do what, with the request of matrix.ts that is good for its owner. A route that a member may call and that is
 * not here fails the build; members.test.ts executes every cell.
 *
 * The four statuses: manager of the establishment it is about | manager of another | shift lead there | former member. The owner is the
 * employer of matrix.ts, and a stranger its other employer. What a role may not do is 403; what is of another establishment is 404, to
 * the letter of what does not exist.
 */
const OWNERS_ONLY = "403 403 403 403";
const OWN = "200 404 403 403";
const LISTS = "200 200 403 403";
const DAY = "200 404 200 403";

export const memberMatrix: Record<string, string> = {
  "GET /api/members/": "200 200 200 403",
  // Oneself, or an owner.
  "PATCH /api/members/:user_id/": OWNERS_ONLY,
  "DELETE /api/members/:user_id/": OWNERS_ONLY,
  "POST /api/invitations/": OWNERS_ONLY,
  "DELETE /api/members/invitations/:id/": OWNERS_ONLY,
  "GET /api/company/journal/": OWNERS_ONLY,
  "GET /api/establishments/": "200 200 200 403",
  // For those who have all establishments.
  "POST /api/establishments/": OWNERS_ONLY,
  "PATCH /api/establishments/:id/": OWN,
  "GET /api/company/": LISTS,
  "POST /api/company/update/": OWNERS_ONLY,
  "PUT /api/company/logo/update/": OWNERS_ONLY,
  "DELETE /api/company/logo/": OWNERS_ONLY,
  "GET /api/company/proofs/": LISTS,
  "POST /api/company/proofs/": OWNERS_ONLY,
  "POST /api/company/proofs/:id/confirm/": OWNERS_ONLY,
  // The body names the town of the first establishment: the other one is not theirs to publish for.
  "POST /api/jobs/add/": "201 400 403 403",
  "GET /api/pay/": LISTS,
  "POST /api/jobs/lint/": LISTS,
  "PUT /api/jobs/:id/edit/": OWN,
  "POST /api/jobs/:id/edit-effects/": OWN,
  "PATCH /api/jobs/:id/close/": OWN,
  "POST /api/jobs/:id/cancel/": OWN,
  "POST /api/jobs/:id/cancel/undo/": OWN,
  "PATCH /api/jobs/:id/status/": OWN,
  "PATCH /api/jobs/:id/promote/": OWN,
  "DELETE /api/jobs/:id/delete/": OWN,
  "POST /api/jobs/:id/duplicate/": "201 404 403 403",
  "GET /api/jobs/:id/diffusion/": OWN,
  "POST /api/jobs/:id/diffusion/send/": OWN,
  "POST /api/jobs/:id/diffusion/stop/": OWN,
  "POST /api/jobs/:id/calls/": OWN,
  "GET /api/drafts/": LISTS,
  // Written by the owner, without a place yet.
  "GET /api/drafts/:id/": "404 404 403 403",
  "POST /api/drafts/add/": "201 201 403 403",
  "PUT /api/drafts/:id/edit/": "404 404 403 403",
  "DELETE /api/drafts/:id/delete/": "404 404 403 403",
  "GET /api/templates/": LISTS,
  "POST /api/templates/": "201 201 403 403",
  "DELETE /api/templates/:id/": "404 404 403 403",
  // A former member has a list of their own, which is empty.
  "GET /api/applications/": "200 200 403 200",
  "GET /api/applications/:id/": "200 404 403 404",
  "PATCH /api/applications/:id/read/": OWN,
  "PATCH /api/applications/:id/accept/": OWN,
  "PATCH /api/applications/:id/reject/": OWN,
  "PATCH /api/applications/:id/status/": OWN,
  "PUT /api/applications/:id/reserve/": "200 404 403 404",
  "POST /api/applications/:id/veto/": OWN,
  "POST /api/jobs/:id/reject-waiting/": OWN,
  "POST /api/applications/:id/undo-decision/": OWN,
  "POST /api/jobs/:id/reject-waiting/undo/": OWN,
  "PATCH /api/applications/:id/attendance/": DAY,
  "GET /api/planning/": "200 200 200 403",
  "GET /api/board/": DAY,
  "POST /api/board/code/": DAY,
  "POST /api/board/presence/": DAY,
  "GET /api/hours/": "200 200 200 403",
  "GET /api/hours.csv": LISTS,
  "GET /api/hours.pdf": LISTS,
  // A shift lead validates; hours.test.ts refuses them a cut.
  "POST /api/hours/:application/:shift/": DAY,
  // Never a shift lead.
  "GET /api/applications/:id/dossier/": OWN,
  "PUT /api/applications/:id/declaration/": OWN,
  "GET /api/applications/:id/dpae/": OWN,
  "GET /api/applications/:id/dpae.txt": OWN,
  "POST /api/applications/:id/interview/": "201 404 403 403",
  "GET /api/interviews/:id/": "200 404 403 404",
  "PATCH /api/interviews/:id/": "200 404 403 404",
  "GET /api/rating/profile/": LISTS,
  "POST /api/ratings/add/": "201 404 403 403",
  "POST /api/ratings/:id/reply/": "201 404 403 404",
  "GET /api/employer/summary/": LISTS,
  "GET /api/analytics/": LISTS,
  "GET /api/conversations/": "200 200 200 403",
  "GET /api/conversations/:id/": DAY,
  "GET /api/conversations/:id/messages/": DAY,
  "POST /api/conversations/:id/messages/": "201 404 201 403",
  "POST /api/applications/:id/callback/": "201 404 403 403",
  "POST /api/conversations/:id/mark-as-read/": DAY,
  "POST /api/conversations/create-or-get/": DAY,
  // One team for the company, whichever its establishments.
  "GET /api/team/": LISTS,
  "GET /api/team/groups/": LISTS,
  "GET /api/team/askable/": LISTS,
  "POST /api/team/ask/": LISTS,
  "PATCH /api/team/:candidate_id/": LISTS,
  "DELETE /api/team/:candidate_id/": LISTS,
  "POST /api/team/groups/": "201 201 403 403",
  "DELETE /api/team/groups/:id/": LISTS,
  "POST /api/team/links/": "201 404 403 403",
  "DELETE /api/team/links/:code/": LISTS,
  "GET /api/team/links/:code/poster/": LISTS,
  "GET /api/team/journal/": LISTS,
  "POST /api/jobs/:id/propose/": OWN,
  "POST /api/jobs/:id/audience/": OWN,
  "POST /api/ws-ticket/": "201 201 201 403",
  "POST /api/users/:id/block/": "201 404 201 403",
  "DELETE /api/users/:id/block/": DAY,
};
