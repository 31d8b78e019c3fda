import { problemFr } from "@app/contract/http/problem.fr";
import type { LintAnswer } from "@app/contract/missions/mission-lint";
import { anEmployer } from "@app/db/builders/companies";
import { LINT_TEXTS } from "@app/domain/missions/lint/mission-lint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
let token: string;
beforeAll(async () => {
  h = await startHarness();
  token = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
});
afterAll(() => h.close());

const lint = (body: object) =>
  call<LintAnswer & Record<string, unknown>>(h.app, "POST", "/api/jobs/lint/", { token, body });

test("a lawful ad gets no remark", async () => {
  const answer = await lint({
    title: "Serveur / Serveuse – extra du samedi",
    description:
      "Service d’un mariage de 150 invités, installation des tables dès 14\u00a0h. Poste ouvert à toutes et à tous.",
    compensation: "13,50",
    compensationType: "hourly",
    hoursPerDay: 8,
    type: "contract",
  });
  expect(answer).toMatchObject({ status: 200, body: { findings: [] } });
});

test("each remark quotes the words, the law and what to write instead", async () => {
  const { status, body } = await lint({
    title: "Plongeur week-end",
    description:
      "Soirée privée, tenue noire. Nous cherchons exclusivement une femme. Frais de dossier de 25\u00a0€ à régler.",
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    findings: [
      {
        rule: "sex",
        severity: "block",
        field: "description",
        excerpt: "cherchons exclusivement une femme",
        law: "Code du travail, art. L1132-1, L1142-1 et L5321-2\u202f; Code pénal, art. 225-2",
        suggestion:
          "Ouvrez la mission aux femmes et aux hommes\u202f; si la loi prévoit une exception pour ce poste, citez-la.",
      },
      {
        rule: "fees",
        severity: "block",
        field: "description",
        excerpt: "Frais de dossier de 25\u00a0€ à régler",
        law: "Code du travail, art. L5321-3, L5331-1 et L4122-2",
        suggestion: "Retirez tout paiement\u00a0: postuler, se former et s’équiper ne coûtent rien au candidat.",
      },
    ],
  });
});

test("figures are read as typed, and left out when they are not figures yet", async () => {
  const { body } = await lint({
    compensation: "11,88\u00a0€",
    compensationType: "hourly",
    hoursPerDay: "12",
    type: "contract",
  });
  expect(body.findings.map(({ rule, field, suggestion }) => [rule, field, suggestion])).toEqual([
    ["below_smic", "compensation", "Portez la rémunération au moins au SMIC\u00a0: 12,31\u00a0€ brut de l’heure."],
    [
      "working_time",
      "hoursPerDay",
      "Réduisez la journée à 10\u00a0heures, ou vérifiez l’accord qui permet d’aller jusqu’à 12.",
    ],
  ]);
  const unfinished = {
    title: "",
    description: null,
    compensation: "onze",
    compensationType: "",
    hoursPerDay: "",
    type: "",
  };
  expect(await lint(unfinished)).toMatchObject({ status: 200, body: { findings: [] } });
  expect(await lint({})).toMatchObject({ status: 200, body: { findings: [] } });
});

test("a text too long to be published is not read", async () => {
  const answer = await lint({ title: "a".repeat(161), description: "a".repeat(10_001) });
  expect(answer).toMatchObject({
    status: 400,
    body: { title: [problemFr.tooLong(160)], description: [problemFr.tooLong(10_000)] },
  });
});

test("every text of a mission is read, and the pay of its day and place", async () => {
  const unlawful = "Pas d’étrangers.";
  const texts = Object.fromEntries(
    LINT_TEXTS.map((field) => [field, field === "skills" || field === "tags" ? [unlawful] : unlawful]),
  );
  const { body } = await lint(texts);
  expect(new Set(body.findings.map(({ field }) => field))).toEqual(new Set(LINT_TEXTS));
  const pay = { compensation: "10", compensationType: "hourly", startDate: "2026-12-01T08:00:00Z" };
  expect((await lint({ ...pay, location: "Mamoudzou (976)" })).body.findings).toEqual([]);
  expect((await lint({ ...pay, location: "Lyon (69)" })).body.findings).toMatchObject([{ rule: "below_smic" }]);
});
