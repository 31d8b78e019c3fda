import { afterAll, beforeAll, expect, test } from "vitest";
import { multipart } from "./client.ts";
import { aCandidate, aMissionPayload, anEmployer, apply, type Owner, publish, startOwner } from "./people.ts";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner();
});
afterAll(() => owner.close());

const REFUSED = { status: 403, body: { error: expect.any(String) } };

test("only employers publish, draft and edit missions, edit a company, answer applications and rate", async () => {
  const [marc, ines] = [await anEmployer(owner), await aCandidate(owner)];
  const { id } = await publish(marc);
  const application = await apply(ines, id);
  const mission = { ...aMissionPayload(), company_id: marc.companyId };
  for (const asked of [
    ines.attempt("POST", "/api/jobs/add/", mission),
    ines.attempt("PUT", `/api/jobs/${id}/edit/`, mission),
    ines.attempt("PATCH", `/api/jobs/${id}/close/`),
    ines.attempt("POST", "/api/drafts/add/", { title: "Barman" }),
    ines.attempt("GET", "/api/company/"),
    ines.attempt("POST", "/api/company/update/", multipart({ company_id: marc.companyId, size: "1-10" })),
    ines.attempt("PATCH", `/api/applications/${application}/accept/`),
    ines.attempt("POST", "/api/ratings/add/", { user_id: ines.user.id, company_id: marc.companyId, rating: "5.0" }),
  ])
    expect(await asked).toMatchObject(REFUSED);
});

test("only candidates apply, save missions and say whether they are available", async () => {
  const [marc, lea] = [await anEmployer(owner), await anEmployer(owner)];
  const { id } = await publish(marc);
  const body = { job: id, worker: lea.user.id, status: "pending", message: "Bonjour", is_coverLetter: false };
  for (const asked of [
    lea.attempt("POST", "/api/jobs/apply/", body),
    lea.attempt("POST", "/api/save-job/", { user_id: lea.user.id, job_id: id }),
    lea.attempt("PATCH", "/api/profile/availability/", { availability: "freeze" }),
  ])
    expect(await asked).toMatchObject(REFUSED);
});

test("a visitor reads missions without a token, and sends nothing", async () => {
  const { id } = await publish(await anEmployer(owner));
  expect(await owner.visitor.get("/api/jobs/?page=1")).toMatchObject({
    results: expect.arrayContaining([expect.objectContaining({ id })]),
  });
  expect(await owner.visitor.get(`/api/jobs/${id}/`)).toMatchObject({ id });
  for (const path of ["/api/jobs/apply/", "/api/save-job/", "/api/jobs/add/"])
    expect(await owner.visitor.attempt("POST", path, {})).toMatchObject({ status: 401 });
});
