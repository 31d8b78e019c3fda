import type { MissionView } from "@app/contract/missions/missions";
import { missionFr } from "@app/contract/missions/missions.fr";
import { anEmployer, type CompanyOverrides } from "@app/db/builders/companies";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { evening } from "../../../test/bodies.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const SHIFT = { startsAt: inHours(200), endsAt: inHours(206), breakMinutes: 30, positions: 2 };
const MONTH_LATER = { ...SHIFT, startsAt: inHours(200 + 31 * 24), endsAt: inHours(206 + 31 * 24) };
const body = (changes: object) => evening({ shifts: [SHIFT], ...changes });

type Answer = MissionView & Record<string, unknown>;
const publish = (token: string, changes: object) =>
  call<Answer>(h.app, "POST", "/api/jobs/add/", { token, body: body(changes) });
const signIn = async (company: CompanyOverrides = {}) => {
  const employer = await anEmployer(h.ctx.db, { company });
  return { employer, token: await tokenFor(h.ctx, employer.id) };
};

describe("what the law refuses is said under its field", () => {
  test.each([
    [{ contractKind: "cdd" }, "contractMotive", /^Indiquez le motif du CDD/],
    [{ sector: ["Logistique"] }, "collectiveAgreement", /^L’extra est prévu pour la restauration/],
    [{ contractKind: "seasonal" }, "contractKind", /un contrat saisonnier dure un mois au moins/],
    [
      {
        contractKind: "internship",
        urgent: true,
        shifts: [{ startsAt: inHours(24), endsAt: inHours(30), breakMinutes: 0, positions: 1 }],
      },
      "contractKind",
      /^Un stage ne peut pas être urgent/,
    ],
    [
      { contractKind: "freelance", title: "Aide-soignant (H/F)", sector: ["Santé"] },
      "contractKind",
      /^En santé, seuls les postes d’infirmier/,
    ],
  ])("%j: %s", async (changes, field, sentence) => {
    const { token } = await signIn();
    const answer = await publish(token, changes);
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toEqual([expect.stringMatching(sentence)]);
  });

  test("an edit is refused the same", async () => {
    const { token } = await signIn();
    const { id } = (await publish(token, {})).body;
    const edited = await call<Answer>(h.app, "PUT", `/api/jobs/${id}/edit/`, {
      token,
      body: body({ contractKind: "cdd" }),
    });
    expect(edited.status).toBe(400);
    expect(edited.body).toHaveProperty("contractMotive");
  });
});

test("what the law allows is published, with the type that older readers know", async () => {
  // Twelve places at once, which only a proven company offers.
  const { token } = await signIn({ level: "address_proven" });
  for (const [changes, type] of [
    [{}, "contract"],
    [{ contractKind: "cdd", contractMotive: "replacement" }, "contract"],
    [{ contractKind: "seasonal", shifts: [SHIFT, MONTH_LATER] }, "contract"],
    [{ contractKind: "freelance" }, "freelance"],
    [{ contractKind: "internship", urgent: true }, "internship"],
    [{ sector: ["Logistique"], collectiveAgreement: "Déménagement" }, "contract"],
  ] as const) {
    const answer = await publish(token, changes);
    expect(answer.status, JSON.stringify(changes)).toBe(201);
    expect(answer.body).toMatchObject({ type, contractMotive: "contractMotive" in changes ? "replacement" : null });
  }
});

describe("agency work", () => {
  const recordActivity = async (companyId: number, naf: string | null) => {
    await h.ctx.pool.query(
      `insert into company_register_checks (company_id, siret, siren, outcome, source, asked_at, naf, answer_sha256)
       select id, siret, left(siret, 9), 'siret_found', 'search_api', now(), $2, '\\x00' from companies where id = $1`,
      [companyId, naf],
    );
    await h.ctx.pool.query(
      "update companies set register_outcome = 'siret_found', register_asked_at = now() where id = $1",
      [companyId],
    );
  };

  test.each([
    ["78.20Z", null],
    ["56.10A", "Seule une entreprise de travail temporaire peut proposer une mission d’intérim."],
    [null, missionFr.agencyUnknown],
  ])("from a company whose activity is %s: %s", async (naf, sentence) => {
    const { employer, token } = await signIn();
    await recordActivity(employer.companyId, naf);
    const answer = await publish(token, { contractKind: "agency" });
    if (sentence === null) expect(answer).toMatchObject({ status: 201, body: { contractKind: "agency" } });
    else expect(answer).toMatchObject({ status: 400, body: { contractKind: [sentence] } });
  });
});
