/** The calls of the specification, section 7: method, path and payload, copied verbatim. */
const SPEC_TABLE: readonly (readonly [call: string, payload: string])[] = [
  ["GET /api/notifications", "auth"],
  ["POST /api/notifications/{id}/read/", "none, auth"],
  ["POST {host}/api/save-fcm-token/", "JSON {fcm_token}, auth"],
  ["GET /api/stats/", "public"],
  ["GET /api/time/", "public"],
  ["POST /api/login/", "{email, password}"],
  ["POST /api/register/", "multipart (fields above, files as-is, other values as text, empty or null skipped)"],
  ["POST /api/logout/", "{refresh}, auth"],
  ["POST /api/token/refresh/", "{refresh}"],
  ["GET /api/profile/{id}/", "auth"],
  ["PATCH /api/profile/availability/", "{availability}, auth"],
  [
    "PUT /api/profile/update/",
    "multipart, auth; skills repeated, location split into city, state, country, experiences as JSON text; profileImage and coverLetter only if changed",
  ],
  ["GET /api/company/", "auth"],
  ["POST /api/company/update/", "multipart with company_id and fields, auth"],
  ["PUT /api/company/logo/update/", "multipart with id and logo, auth"],
  ["GET /api/cities/", "-"],
  ["POST /api/password-reset/", "{email}"],
  ["POST /api/password-reset/confirm/", "{uid, token, password}"],
  ["GET /api/jobs/?page&query&jobType&sector&location&urgent&remote&status", "optional auth"],
  ["POST /api/jobs/add/", "job plus company_id, auth"],
  ["PUT /api/jobs/{id}/edit/", "job"],
  ["DELETE /api/jobs/{id}/delete/", "-"],
  ["PATCH /api/jobs/{id}/close/", "-"],
  ["PATCH /api/jobs/{id}/promote/", "{urgent}"],
  ["POST /api/save-job/", "{user_id, job_id}"],
  ["GET /api/drafts/?page&query", "-"],
  ["POST /api/drafts/add/", "draft"],
  ["PUT /api/drafts/{id}/edit/", "draft"],
  ["DELETE /api/drafts/{id}/delete/", "-"],
  ["GET /api/applications/?page&query&status", "auth"],
  ["POST /api/jobs/apply/", "application incl. coverLetter"],
  ["PATCH /api/applications/{id}/status/", "{status}"],
  ["PATCH /api/applications/{id}/accept/", "-"],
  ["PATCH /api/applications/{id}/reject/", "-"],
  ["PATCH /api/applications/{id}/read/", "-"],
  ["POST /api/contact/", "{name, email, subject, message}"],
  ["GET /api/rating/profile/", "auth"],
  ["POST /api/ratings/add/", "{user_id, company_id, rating, comment}, auth"],
  ["GET /api/conversations/", "-"],
  ["GET /api/conversations/{id}/messages/", "-"],
  ["POST /api/conversations/{id}/mark-as-read/", "-"],
  ["POST /api/conversations/create-or-get/", "{user_id}"],
];

export type SpecCall = {
  /** As the contract names it: « GET /api/profile/:id/ ». */
  name: string;
  /** Query parameters that it may carry. */
  query: readonly string[];
  /** Fields of a JSON payload that the spec spells out. */
  fields: readonly string[];
  needsToken: boolean;
};

export const SPEC_CALLS: readonly SpecCall[] = SPEC_TABLE.map(([call, payload]) => {
  const [path = "", query = ""] = call.replace("{host}", "").split("?");
  const [, fields = ""] = /\{([^}]+)\}/.exec(payload) ?? [];
  return {
    name: path.replace(/\{(\w+)\}/g, ":$1").replace(/\/?$/, "/"),
    query: query.split("&").filter(Boolean),
    fields: fields.split(", ").filter(Boolean),
    needsToken: /\bauth\b/.test(payload) && !payload.startsWith("optional"),
  };
});

/** The server computes the mean from the five scores (docs/evidence/deviations.md). */
export const NOT_READ: ReadonlySet<string> = new Set(["POST /api/ratings/add/ rating"]);
