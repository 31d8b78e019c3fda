import { type Client, RefusedCall } from "@app/contract/client";
import { problemFr } from "@app/contract/http/problem.fr";
import { contractFr as refusals } from "@app/contract/papers/contracts.fr";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { apiContext } from "../../../lib/api/api.server.ts";
import { log } from "../../../lib/log.server.ts";
import { runIntent } from "../../../lib/outcome.server.ts";
import { saveCompanyPapers } from "../company/company-papers.server.ts";
import { CONTRACT_INTENTS } from "./contract.server.ts";
import { dueText, contractFr as fr, stateOf } from "./contract-text.fr.ts";

beforeAll(() => {
  log.level = "silent";
});

/** A form sent to an API that answers this. */
function send(fields: Record<string, string>, answer: () => Promise<unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const context = new RouterContextProvider();
  const call = vi.fn<(...args: unknown[]) => Promise<unknown>>(answer);
  context.set(apiContext, { call } as unknown as Client);
  return { form, context, call };
}

const act = (fields: Record<string, string>, answer: () => Promise<unknown>) => {
  const { form, context, call } = send(fields, answer);
  return { call, result: runIntent(CONTRACT_INTENTS, context, form) };
};

test("what is typed is sent, a line for each bonus", async () => {
  const fields = {
    intent: "make",
    id: "7",
    key: "k",
    qualification: " Commis ",
    riskListed: "no",
    payExtras: "Repas\n\n Prime de nuit ",
    day: "",
  };
  const { call, result } = act(fields, () => Promise.resolve({}));
  expect(await result).toMatchObject({ ok: true });
  expect(call).toHaveBeenCalledWith(
    expect.anything(),
    {
      params: { id: 7 },
      body: expect.objectContaining({
        qualification: "Commis",
        riskListed: false,
        payExtras: ["Repas", "Prime de nuit"],
        trialDays: 0,
      }),
    },
    { idempotencyKey: "k" },
  );
  expect(call.mock.calls[0]).not.toHaveProperty([1, "body", "day"]);
});

test("what is missing is at its box, and named with the rest", async () => {
  const refused = new RefusedCall(400, {
    code: "contract_gaps",
    error: refusals.gaps(["la convention collective"]),
    gaps: ["agreement", "risk_list", "reason"],
  });
  const { result } = act({ intent: "make", id: "7", qualification: "Commis" }, () => Promise.reject(refused));
  expect(await result).toMatchObject({
    data: {
      gaps: ["agreement", "risk_list", "reason"],
      errors: { riskListed: expect.any(String), reason: expect.any(String) },
      values: { qualification: "Commis" },
    },
    init: { status: 400 },
  });
});

test("what the law forbids is said with its article", async () => {
  const sentence = "61\u00a0jours d’extra connus ici, article 14-1.";
  const refused = new RefusedCall(409, { code: "extra_days", error: sentence });
  const { result } = act({ intent: "make", id: "7" }, () => Promise.reject(refused));
  expect(await result).toMatchObject({ data: { formError: sentence }, init: { status: 409 } });
});

test("a signature without its six digits is not sent", async () => {
  const { call, result } = act({ intent: "sign", id: "7", version: "2", code: "12" }, () => Promise.resolve({}));
  expect(await result).toMatchObject({ data: { errors: { code: problemFr.codeInvalid } }, init: { status: 400 } });
  expect(call).not.toHaveBeenCalled();
});

test("a signature without an answer is said not to be sent", async () => {
  const fields = { intent: "sign", id: "7", version: "2", code: "123456" };
  const { result } = act(fields, () => Promise.reject(new TypeError("fetch failed")));
  expect(await result).toMatchObject({ data: { formError: fr.signFailed }, init: { status: 503 } });
});

test("papers without an answer about a prévoyance leave it unknown", async () => {
  const { form, context, call } = send({ agreement: "HCR", declarationBody: "msa" }, () => Promise.resolve({}));
  expect(await saveCompanyPapers(context, form)).toMatchObject({ ok: true });
  const [, sent] = call.mock.calls[0] as unknown as [unknown, { body: object }];
  expect(sent.body).toMatchObject({ agreement: "HCR", declarationBody: "msa", openOnHolidays: false });
  expect(sent.body).not.toHaveProperty("hasPrevoyance");
});

test.each([
  [null, null, false, "À signer"],
  ["2026-11-20T10:00:00Z", null, false, "Accepté par l’entreprise"],
  [null, "2026-11-20T10:00:00Z", false, "Accepté par la personne"],
  ["2026-11-20T10:00:00Z", "2026-11-20T11:00:00Z", false, "Accepté par les deux"],
  ["2026-11-20T10:00:00Z", "2026-11-20T11:00:00Z", true, "Remplacé par une autre version"],
] as const)("signed %s by one, %s by the other, replaced: %s", (employer, candidate, replaced, label) => {
  const version = { signed_by_employer_at: employer, signed_by_candidate_at: candidate, replaced };
  expect(stateOf(version).label).toBe(label);
});

test("the whole last day counts", () => {
  const due = new Date("2026-11-24T22:59:59.999Z");
  expect(dueText(due, new Date("2026-11-20T09:00:00Z"))).toBe("À remettre au plus tard le mardi 24 novembre");
  expect(dueText(due, new Date("2026-11-24T21:00:00Z"))).toBe("À remettre au plus tard aujourd’hui");
  expect(dueText(due, new Date("2026-11-25T09:00:00Z"))).toBe("Était à remettre au plus tard le mardi 24 novembre");
});
