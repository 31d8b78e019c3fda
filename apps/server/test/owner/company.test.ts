import { afterAll, beforeAll, expect, test } from "vitest";
import { multipart } from "./client.ts";
import { anEmployer, aPhoto, type Owner, publish, startOwner } from "./people.ts";

let owner: Owner;
beforeAll(async () => {
  owner = await startOwner();
});
afterAll(() => owner.close());

type Company = { id: number; name: string; siret_number: string; logo: string | null };

test("a company is saved with every field of its form, and read back", async () => {
  const marc = await anEmployer(owner);
  const { siret_number } = await marc.get<Company>("/api/company/");
  const fields = {
    name: "Le Comptoir des Halles",
    siret_number,
    industry: "Restaurants & Food Services",
    size: "11-50",
    website: "https://comptoir-des-halles.fr",
    email: "contact@comptoir-des-halles.fr",
    phone: "0472112233",
    address: "3 cours Lafayette, 69003 Lyon",
    description: "Une brasserie de quartier.",
    culture: "On se dit bonjour.",
    benifits_perks: "Repas compris",
    linkedin: "https://linkedin.com/company/comptoir",
    twitter: "https://x.com/comptoir",
    facebook: "https://facebook.com/comptoir",
  };
  const { company } = await marc.post<{ company: Company }>(
    "/api/company/update/",
    multipart({
      company_id: marc.companyId,
      name: fields.name,
      siret_number: fields.siret_number,
      industry: fields.industry,
      size: fields.size,
      founded_year: 1998,
      website: "comptoir-des-halles.fr",
      email: fields.email,
      phone: fields.phone,
      address: fields.address,
      description: fields.description,
      culture: fields.culture,
      benifits_perks: fields.benifits_perks,
      linkedin: fields.linkedin,
      twitter: fields.twitter,
      facebook: fields.facebook,
      logo: await aPhoto(),
    }),
  );
  expect(company).toMatchObject({ ...fields, founded_year: 1998, logo: expect.any(String) });
  // What its level opens is read beside what was saved.
  const { rights, ...read } = await marc.get("/api/company/");
  expect(read).toEqual(company);
  expect(rights).toMatchObject({ level: expect.any(String) });
});

const INDUSTRIES = [
  "Technology",
  "Healthcare",
  "Finance",
  "Education",
  "Manufacturing",
  "Restaurants & Food Services",
  "Agriculture",
  "Automotive",
  "Consulting",
  "Energy & Utilities",
  "Entertainment",
  "Government & Public Sector",
  "Hospitality & Tourism",
  "Insurance",
  "Legal Services",
  "Logistics & Transportation",
  "Media & Communications",
  "Pharmaceuticals & Biotechnology",
  "Real Estate",
  "Retail",
  "Sports & Recreation",
  "Telecommunications",
  "Other",
];
const SIZES = ["1-10", "11-50", "50-200", "200-1000", "1000+"];

test("every industry and every size of the document is accepted and read back", async () => {
  const marc = await anEmployer(owner);
  const save = async (field: Record<string, string>) => {
    await marc.post("/api/company/update/", multipart({ company_id: marc.companyId, ...field }));
    expect(await marc.get("/api/company/")).toMatchObject(field);
  };
  for (const industry of INDUSTRIES) await save({ industry });
  for (const size of SIZES) await save({ size });
});

test("what a company update does not send stays, and an empty text empties what may be empty", async () => {
  const marc = await anEmployer(owner);
  const before = await marc.get<Company>("/api/company/");
  await marc.post(
    "/api/company/update/",
    multipart({ company_id: marc.companyId, description: "Une cave à vin.", website: "cave.fr", size: "1-10" }),
  );
  const described = { ...before, description: "Une cave à vin.", website: "https://cave.fr", size: "1-10" };
  expect(await marc.get("/api/company/")).toEqual(described);
  await marc.post("/api/company/update/", multipart({ company_id: marc.companyId, website: "" }));
  expect(await marc.get("/api/company/")).toEqual({ ...described, website: null });
});

test("a logo sent back as its address changes nothing", async () => {
  const marc = await anEmployer(owner);
  await marc.put("/api/company/logo/update/", multipart({ id: marc.companyId, logo: await aPhoto() }));
  const { logo } = await marc.get<Company>("/api/company/");
  await marc.post("/api/company/update/", multipart({ company_id: marc.companyId, logo, culture: "Sourire" }));
  expect(await marc.get("/api/company/")).toMatchObject({ logo, culture: "Sourire" });
});

test("a new logo shows on the company and on its missions", async () => {
  const marc = await anEmployer(owner);
  const { company } = await marc.put<{ company: Company }>(
    "/api/company/logo/update/",
    multipart({ id: marc.companyId, logo: await aPhoto() }),
  );
  expect(company).toMatchObject({ id: marc.companyId, logo: expect.any(String) });
  const { id } = await publish(marc);
  const mission = await owner.visitor.get<{ company: Company }>(`/api/jobs/${id}/`);
  expect(mission.company).toMatchObject({ name: company.name, logo: expect.any(String) });
});
