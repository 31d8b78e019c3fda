import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type CompanySites, startCompanySites } from "../../../../tools/testing/company-sites.ts";
import { aForm } from "../form.ts";
import { call, type Harness, startHarness, tokenFor } from "../harness.ts";
import {
  askProof,
  codeMailedTo,
  decide,
  isQueued,
  levelOf,
  openSite,
  proofsOf,
  proveByMail,
  typeCode,
} from "../proof-scene.ts";
import { get, requireSound } from "../scene.ts";
import { aStranger, publish, type Stranger } from "./abuse-scene.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let h: Harness;
let sites: CompanySites;
beforeAll(async () => {
  sites = await startCompanySites();
  h = await startHarness({ COMPANY_SITES_URL: sites.url });
});
afterEach(() => requireSound(h));
afterAll(async () => {
  await h.close();
  await sites.close();
});

const notThat = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function become({ token, companyId }: Stranger, fields: Record<string, string>) {
  const form = aForm({ company_id: String(companyId), ...fields });
  expect((await call(h.app, "POST", "/api/company/update/", { token, ...form })).status).toBe(200);
}

describe("a code in the company's own mailbox", () => {
  test("proves the address at once when its website names its SIREN, and the office looks at it afterwards", async () => {
    const employer = await aStranger(h);
    const domain = await openSite(h, sites, employer);
    expect(await proveByMail(h, employer, domain)).toMatchObject({ status: 200, body: { state: "accepted" } });
    expect(await levelOf(h, employer)).toBe("address_proven");
    expect(await isQueued(h, employer.companyId)).toBe(true);
    expect((await decide(h, employer.companyId, "address_proven")).status).toBe(200);
    expect(await isQueued(h, employer.companyId)).toBe(false);
    expect(await askProof(h, employer, { method: "document" })).toMatchObject({
      status: 409,
      body: { code: "already_proven" },
    });
  });

  test("a site that names another company proves nothing alone: before, a mailbox was enough for nothing, now the office decides", async () => {
    const employer = await aStranger(h);
    const domain = await openSite(h, sites, employer, "RCS Lyon 999 999 999");
    expect(await proveByMail(h, employer, domain)).toMatchObject({ status: 200, body: { state: "waiting" } });
    expect(await levelOf(h, employer)).toBe("unverified");
    await decide(h, employer.companyId, "unverified", "Le site ne nomme pas cette entreprise.");
    expect(await proofsOf(h, employer)).toMatchObject([
      { state: "refused", reason: "Le site ne nomme pas cette entreprise." },
    ]);
  });

  test.each([
    ["a free mailbox", "contact@gmail.com", "free_mail"],
    ["a subdomain trick", (domain: string) => `contact@${domain}.evil.fr`, "other_domain"],
    ["a domain that ends the same", (domain: string) => `contact@evil-${domain}`, "other_domain"],
    ["a subdomain", (domain: string) => `contact@mail.${domain}`, "other_domain"],
    ["another domain of the same company", "contact@comptoir.com", "other_domain"],
  ])("%s is refused, and no mail leaves", async (_, email, code) => {
    const employer = await aStranger(h);
    const domain = await openSite(h, sites, employer);
    const sent = h.mails.length;
    const mailbox = typeof email === "string" ? email : email(domain);
    expect(await askProof(h, employer, { method: "mail", email: mailbox })).toMatchObject({
      status: 409,
      body: { code },
    });
    await h.runDueJobs();
    expect(h.mails.slice(sent).map(({ to }) => to)).not.toContain(mailbox);
  });

  test("a website that is a free mailbox's, an address or nothing at all is no domain", async () => {
    const employer = await aStranger(h);
    for (const [website, code] of [
      ["https://www.gmail.com", "free_mail"],
      ["https://127.0.0.1", "website_missing"],
      ["", "website_missing"],
    ] as const) {
      await become(employer, { website });
      expect(await askProof(h, employer, { method: "mail", email: "contact@exemple.fr" })).toMatchObject({
        status: 409,
        body: { code },
      });
    }
  });

  test("letters that look like those of a known company are read by a person, whatever the site says", async () => {
    const employer = await aStranger(h);
    const domain = "xn--exmple-cua.fr";
    sites.pages.set(domain, { "/": `RCS ${employer.company.siret.slice(0, 9)}` });
    await become(employer, { website: `https://${domain}` });
    expect(await proveByMail(h, employer, domain)).toMatchObject({ body: { state: "waiting" } });
    expect(await levelOf(h, employer)).toBe("unverified");
  });

  test("a site that leads to a page of another name is not followed", async () => {
    const employer = await aStranger(h);
    const domain = await openSite(h, sites, employer);
    const siren = employer.company.siret.slice(0, 9);
    sites.pages.set("interne.local", { "/": `RCS ${siren}` });
    sites.pages.set(domain, { "/": { location: "http://interne.local/" }, "/legal": { location: "https://evil.fr/" } });
    expect(await proveByMail(h, employer, domain)).toMatchObject({ body: { state: "waiting" } });
    expect(sites.asked.filter((asked) => asked.startsWith("interne.local"))).toEqual([]);
  });

  test("five wrong codes, even sent together, and the right one is refused", async () => {
    const employer = await aStranger(h);
    const domain = await openSite(h, sites, employer);
    const { body } = await askProof(h, employer, { method: "mail", email: `contact@${domain}` });
    const code = await codeMailedTo(h, `contact@${domain}`);
    const answers = await Promise.all(Array.from({ length: 8 }, () => typeCode(h, employer, body.id, notThat(code))));
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    expect((await typeCode(h, employer, body.id, code)).status).toBe(400);
    expect(await levelOf(h, employer)).toBe("unverified");
  });

  test("a code is good for an hour, for its own company and once; the next one ends it", async () => {
    const [employer, other] = [await aStranger(h), await aStranger(h)];
    const domain = await openSite(h, sites, employer);
    const email = `contact@${domain}`;
    const first = await askProof(h, employer, { method: "mail", email });
    const code = await codeMailedTo(h, email);
    expect((await typeCode(h, other, first.body.id, code)).status).toBe(404);
    const second = await askProof(h, employer, { method: "mail", email });
    expect((await typeCode(h, employer, first.body.id, code)).status).toBe(404);
    const last = await codeMailedTo(h, email);
    h.advance(HOUR);
    // The access token of before is over too.
    const later = { ...employer, token: await tokenFor(h.ctx, employer.id) };
    expect((await typeCode(h, later, second.body.id, last)).status).toBe(400);
    expect(await levelOf(h, later)).toBe("unverified");
  });

  test("three a day, for a company and for a mailbox: nobody is flooded through us", async () => {
    const employer = await aStranger(h);
    const domain = await openSite(h, sites, employer);
    const email = `contact@${domain}`;
    for (const _ of [1, 2, 3]) expect((await askProof(h, employer, { method: "mail", email })).status).toBe(201);
    expect((await askProof(h, employer, { method: "document" })).status).toBe(429);
    const other = await aStranger(h, { website: `https://${domain}` });
    expect((await askProof(h, other, { method: "mail", email })).status).toBe(429);
    h.advance(DAY);
    const later = await aStranger(h, { website: `https://${domain}` });
    expect((await askProof(h, later, { method: "mail", email })).status).toBe(201);
  });

  test.each([
    ["another name", { name: "Brasserie du Grand Large" }],
    ["another SIRET", { siret_number: "73282932000074" }],
    ["another address", { address: "2 cours des Dames, 17000 La Rochelle" }],
    ["another website", { website: "https://autre-site.fr" }],
  ])("the level does not survive %s, nor does the first yes of what is on line", async (_, fields) => {
    const employer = await aStranger(h);
    await proveByMail(h, employer, await openSite(h, sites, employer));
    const { id } = await publish(h, employer, { booking: "first" });
    await become(employer, fields);
    expect(await levelOf(h, employer)).toBe("unverified");
    expect(await proofsOf(h, employer)).toMatchObject([{ state: "ended" }]);
    const { booking } = (await get<{ booking: string }>(h, employer.token, `jobs/${id}/`)).body;
    expect(booking).toBe("choose");
  });

  test("the same website written otherwise is the same website", async () => {
    const employer = await aStranger(h);
    const domain = await openSite(h, sites, employer);
    await proveByMail(h, employer, domain);
    await become(employer, { website: `http://${domain}/nous-contacter` });
    expect(await levelOf(h, employer)).toBe("address_proven");
  });

  test("a rename between the mail and the code ends the code", async () => {
    const employer = await aStranger(h);
    const domain = await openSite(h, sites, employer);
    const { body } = await askProof(h, employer, { method: "mail", email: `contact@${domain}` });
    const code = await codeMailedTo(h, `contact@${domain}`);
    await become(employer, { name: "Brasserie du Grand Large" });
    expect((await typeCode(h, employer, body.id, code)).status).toBe(404);
    expect(await levelOf(h, employer)).toBe("unverified");
  });
});
