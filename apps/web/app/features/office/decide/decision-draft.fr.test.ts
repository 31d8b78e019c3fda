import { DecideBody, type OfficeItemView } from "@app/contract/office/office";
import { expect, test } from "vitest";
import { changedLines, contentLines } from "../item/content-lines.fr.ts";
import { splitMarked } from "../item/split-marked.ts";
import { proposedRule, ruleOfKey, standardReasons } from "./decision-draft.fr.ts";
import { recipientsOf, sendLabel } from "./recipients.fr.ts";

const AT = "2026-11-16T13:50:00.000Z";

function anItem(overrides: Partial<OfficeItemView> = {}): OfficeItemView {
  return {
    id: 7,
    kind: "report",
    subject_type: "mission",
    subject_id: 12,
    label: "Commis de cuisine (H/F)",
    opened_at: AT,
    reports: 2,
    reasons: ["discrimination"],
    taken: null,
    for_another: false,
    closed_at: null,
    actions: ["hide", "suspend", "dismiss"],
    content: [
      { field: "title", text: "Commis de cuisine (H/F)" },
      { field: "description", text: "Équipe jeune, idéal étudiant. Plonge et mise en place." },
    ],
    reported: [{ id: 3, reason: "discrimination", details: "On me dit non d’avance.", created_at: AT, evidence: [] }],
    overruled: [],
    risk: null,
    author: {
      id: 5,
      role: "employer",
      status: "active",
      since: AT,
      missions: 11,
      company: { id: 2, name: "Le Petit Bouchon", siret: "73282932000074", level: "siret_found" },
    },
    applicants: { waiting: 3, accepted: 1 },
    proof: null,
    same_siret: [],
    decisions: [],
    ...overrides,
  };
}

test("the reason of the reports proposes the rule; none is proposed when nothing tells which", () => {
  expect(proposedRule(anItem(), "hide")).toBe("no_discrimination");
  expect(proposedRule(anItem({ reasons: ["other"] }), "hide")).toBeNull();
  expect(proposedRule(anItem(), "dismiss")).toBe("rules_respected");
});

test("the reasons quote what was read and name the rule with its number", () => {
  const text = standardReasons(anItem(), "hide", "no_discrimination");
  expect(text).toMatch(/^L’annonce indique «\u00a0Équipe jeune, idéal étudiant\./);
  expect(text).toContain("C’est contraire à la règle 2, «\u00a0Pas de critère interdit\u00a0».");
  expect(DecideBody.shape.note.safeParse(text).success).toBe(true);
});

test("the words that the law check had noticed are quoted first", () => {
  const overruled = [{ rule: "age", field: "description", excerpt: "idéal étudiant", shown: true, at: AT }];
  expect(standardReasons(anItem({ overruled }), "hide", "no_discrimination")).toContain("«\u00a0idéal étudiant\u00a0»");
});

test("a long text is quoted in part", () => {
  const content = [{ field: "description", text: "mot ".repeat(400) }];
  const text = standardReasons(anItem({ content }), "hide", "accurate_ad");
  expect(text).toMatch(/mot…\u00a0»/);
  expect(text.length).toBeLessThan(450);
});

test("a message is quoted from its copy, and no report is", () => {
  const evidence = [{ field: "text", text: "Envoyez-moi votre IBAN." }];
  const reported = [{ id: 3, reason: "fraud" as const, details: "Il insiste.", created_at: AT, evidence }];
  const item = anItem({ subject_type: "message", content: [], reported, label: null, applicants: null });
  const text = standardReasons(item, "suspend", "personal_data");
  expect(text).toContain("Le message dit «\u00a0Envoyez-moi votre IBAN\u00a0».");
  expect(text).not.toContain("insiste");
});

test("the person who decides on an absence writes the facts", () => {
  expect(standardReasons(anItem({ kind: "contested", subject_type: "application" }), "confirm_absence", null)).toBe("");
});

test("digits name the first nine rules, 0 says that none is broken", () => {
  expect(ruleOfKey("2")).toBe("no_discrimination");
  expect(ruleOfKey("9")).toBe("respect");
  expect(ruleOfKey("0")).toBe("rules_respected");
  expect(ruleOfKey("r")).toBeUndefined();
});

test("the button says how many people are told, when the number is known", () => {
  const item = anItem();
  expect(sendLabel("hide", recipientsOf(item, "hide"))).toBe("Retirer et prévenir 7\u00a0personnes");
  expect(sendLabel("suspend", recipientsOf(item, "suspend"))).toBe("Suspendre et prévenir");
  expect(sendLabel("no_action", recipientsOf(item, "no_action"))).toBe("Clore");
  const one = anItem({ reports: 1 });
  expect(sendLabel("dismiss", recipientsOf(one, "dismiss"))).toBe("Ne pas donner suite et prévenir 1\u00a0personne");
});

test("amounts, dates and states are written in French, identifiers are left out", () => {
  const fields = [
    { field: "pay_cents", text: "1320" },
    { field: "pay_period", text: "hourly" },
    { field: "starts_at", text: "2026-11-17T06:00:00Z" },
    { field: "status", text: "held" },
    { field: "conversation_id", text: "8" },
  ];
  const lines = Object.fromEntries(contentLines(fields).map(({ label, text }) => [label, text]));
  expect(lines["Rémunération"]).toMatch(/^13,20\u00a0€\u00a0\/\u00a0heure$/);
  expect(lines["Début"]).toMatch(/7\u00a0h/);
  expect(lines["État"]).toBe("En attente de vérification");
  expect(Object.keys(lines)).toHaveLength(3);
});

test("only what changed since the copy is shown again", () => {
  const copy = [
    { field: "title", text: "Commis" },
    { field: "description", text: "Idéal étudiant." },
  ];
  const now = [
    { field: "title", text: "Commis" },
    { field: "description", text: "Ouvert à tous." },
  ];
  expect(changedLines(copy, now)).toEqual([{ field: "description", label: "Description", text: "Idéal étudiant." }]);
  expect(changedLines(copy, copy)).toEqual([]);
});

test("the noticed words are marked where they stand, whatever their case", () => {
  expect(splitMarked("Idéal étudiant, repas compris", ["idéal étudiant"])).toEqual([
    { at: 0, text: "Idéal étudiant", isMarked: true },
    { at: 14, text: ", repas compris", isMarked: false },
  ]);
  expect(splitMarked("Rien ici", ["absent"])).toEqual([{ at: 0, text: "Rien ici", isMarked: false }]);
});
