import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PAY_PERIODS } from "../missions/mission.ts";
import { addDays, atParis } from "../time/calendar.ts";
import { dayWithoutHours } from "../time/day-without-hours.ts";
import { formatLongDay } from "../time/format-time.ts";
import { CONTRACT_CASES, type ContractCase, type ContractFacts, contractCase } from "./contract-facts.ts";
import { CONTRACT_GAP_LABELS } from "./contract-gaps.fr.ts";
import { CONTRACT_GAPS, type ContractGap, contractGaps, longestTrialDays } from "./contract-gaps.ts";
import { MENTION_LABELS, mentionText } from "./contract-mentions.fr.ts";
import { MENTION_SOURCES, type Mention, type MentionKind, prepareContract } from "./contract-mentions.ts";
import { LAW_SOURCES } from "./law-source.ts";
import { contractDays } from "./vacations.ts";

const FACTS: ContractFacts = {
  employer: {
    name: "Brasserie des Terreaux",
    siret: "73282932000074",
    address: "1 place des Terreaux, 69001 Lyon",
    signatory: "Nadia Ferrand",
    agreement: "Hôtels, cafés, restaurants (IDCC 1979)",
    pensionFund: { name: "Malakoff Humanis", address: "21 rue Laffitte, 75009 Paris" },
    prevoyance: { name: "Klesia", address: "4 rue Georges Picquart, 75017 Paris" },
    declarationBody: "urssaf",
  },
  person: {
    birthName: "Amrani",
    lastName: "Amrani",
    firstNames: "Sofiane Idir",
    birthDate: "1999-07-04",
    birthPlace: "Grenoble",
    birthCountry: "France",
    address: "22 rue Sala, 69002 Lyon",
  },
  post: {
    title: "Plonge (H/F)",
    qualification: "Employé de restauration, niveau I",
    place: "1 place des Terreaux, 69001 Lyon",
    riskListed: false,
    reason: "mariage de 120 couverts",
    replaced: null,
    trialDays: 0,
  },
  terms: {
    case: "extra",
    hotels: true,
    shifts: [
      {
        startsAt: atParis("2026-11-18", "18:30"),
        endsAt: atParis("2026-11-18", "23:30"),
        breakMinutes: 30,
        positions: 3,
      },
    ],
    payCents: 1260,
    payPeriod: "hourly",
    breakPaid: false,
    payExtras: [],
  },
};

type Changes = { [K in keyof ContractFacts]?: Partial<ContractFacts[K]> | null };
const facts = (changes: Changes): ContractFacts => ({
  employer: { ...FACTS.employer, ...changes.employer },
  person: changes.person === null || FACTS.person === null ? null : { ...FACTS.person, ...changes.person },
  post: { ...FACTS.post, ...changes.post },
  terms: { ...FACTS.terms, ...changes.terms },
});
const replacing = (replaced: ContractFacts["post"]["replaced"]) =>
  facts({ terms: { case: "replacement" }, post: { replaced, reason: null } });
const later = {
  ...FACTS.terms.shifts[0],
  startsAt: atParis("2026-11-19", "18:30"),
  endsAt: atParis("2026-11-19", "23:30"),
};
const twoDays = [...FACTS.terms.shifts, { breakMinutes: 0, positions: 1, ...later }];

describe("what is missing before a contract can be made", () => {
  test.each<[string, ContractFacts, ContractGap[]]>([
    ["nothing", FACTS, []],
    ["the agreement", facts({ employer: { agreement: " " } }), ["agreement"]],
    ["the pension fund", facts({ employer: { pensionFund: null } }), ["pension_fund"]],
    ["its address", facts({ employer: { pensionFund: { name: "Klesia", address: "" } } }), ["pension_fund"]],
    ["the prévoyance", facts({ employer: { prevoyance: null } }), ["prevoyance"]],
    ["nothing, when there is no prévoyance", facts({ employer: { prevoyance: "none" } }), []],
    ["whether the post is on the list of risks", facts({ post: { riskListed: null } }), ["risk_list"]],
    ["who is replaced", replacing(null), ["replaced_person"]],
    ["their qualification", replacing({ name: "Lucas Petit", qualification: "" }), ["replaced_person"]],
    [
      "nothing, of a replacement without another reason",
      replacing({ name: "Lucas Petit", qualification: "Plonge" }),
      [],
    ],
    ["the reason of an extra", facts({ post: { reason: null } }), ["reason"]],
    ["the reason of an increase", facts({ terms: { case: "increase" }, post: { reason: "" } }), ["reason"]],
    ["the qualification", facts({ post: { qualification: null } }), ["qualification"]],
    ["who signs", facts({ employer: { signatory: "" } }), ["signatory"]],
    ["the civil status", facts({ person: null }), ["civil_status"]],
    ["a part of it", facts({ person: { address: " " } }), ["civil_status"]],
    ["a contract for each vacation", facts({ terms: { shifts: twoDays } }), ["several_vacations"]],
    ["nothing, of two days outside hotels", facts({ terms: { shifts: twoDays, hotels: false } }), []],
    ["a shorter trial", facts({ post: { trialDays: 1 } }), ["trial_too_long"]],
    [
      "everything",
      facts({
        employer: { agreement: null, pensionFund: null, prevoyance: null, signatory: "" },
        person: null,
        post: { riskListed: null, reason: null, qualification: null, trialDays: 3 },
        terms: {
          shifts: [
            {
              startsAt: dayWithoutHours("2026-11-18"),
              endsAt: dayWithoutHours("2026-11-19"),
              breakMinutes: 0,
              positions: 1,
            },
          ],
        },
      }),
      CONTRACT_GAPS.filter((gap) => gap !== "replaced_person" && gap !== "several_vacations"),
    ],
  ])("%s", (_, given, gaps) => {
    expect(contractGaps(given)).toEqual(gaps);
    const prepared = prepareContract(given);
    expect(prepared.gaps).toEqual(gaps);
    expect(prepared.mentions === null).toBe(gaps.length > 0);
  });

  test.each([
    ["2026-11-16", "2026-11-21", 0],
    ["2026-11-16", "2026-11-22", 1],
    ["2026-11-16", "2026-12-06", 3],
    ["2026-01-01", "2026-05-31", 14],
    ["2026-01-01", "2026-06-30", 14],
    ["2026-01-01", "2026-07-01", 31],
    ["2026-02-01", "2026-12-31", 28],
  ])("a trial from %s to %s lasts %i days at most", (firstDay, lastDay, days) => {
    expect(longestTrialDays(firstDay, lastDay)).toBe(days);
  });

  test("each gap has its words", () => {
    expect(Object.keys(CONTRACT_GAP_LABELS)).toEqual([...CONTRACT_GAPS]);
  });
});

test.each([
  ["extra", null, "extra"],
  ["seasonal", null, "seasonal"],
  ["cdd", "replacement", "replacement"],
  ["cdd", "increase", "increase"],
  ["cdd", null, null],
  ["agency", null, null],
  ["freelance", null, null],
  ["internship", null, null],
] as const)("%s for %s is the case %s", (kind, motive, expected) => {
  expect(contractCase(kind, motive)).toBe(expected);
});

const textsOf = (mentions: readonly Mention[]) => new Map(mentions.map((one) => [one.kind, mentionText(one)]));

test("the contract of an evening, whole", () => {
  const { mentions } = prepareContract(facts({ terms: { payExtras: ["un repas par service"] } }));
  expect([...textsOf(mentions ?? [])]).toEqual([
    [
      "employer",
      "Brasserie des Terreaux, SIRET 73282932000074, 1 place des Terreaux, 69001 Lyon. Signataire\u00a0: Nadia Ferrand.",
    ],
    [
      "person",
      "Sofiane Idir Amrani. Naissance\u00a0: 4 juillet 1999, Grenoble (France). Adresse\u00a0: 22 rue Sala, 69002 Lyon.",
    ],
    [
      "motive",
      "Emploi pour lequel il est d’usage constant de ne pas recourir au contrat à durée indéterminée (article L1242-2, 3°)\u00a0: mariage de 120 couverts.",
    ],
    [
      "term",
      "Du 18 novembre 2026, 18\u00a0h\u00a030 au 18 novembre 2026, 23\u00a0h\u00a030. Contrat à terme précis, sans clause de renouvellement.",
    ],
    [
      "post",
      "Plonge (H/F), qualification\u00a0: Employé de restauration, niveau I. Lieu de travail\u00a0: 1 place des Terreaux, 69001 Lyon.",
    ],
    [
      "risk_list",
      "Ce poste ne figure pas sur la liste des postes présentant des risques particuliers pour la santé ou la sécurité (article L4154-2).",
    ],
    [
      "working_time",
      "mer. 18 nov., 18\u00a0h\u00a030 – 23\u00a0h\u00a030, pause de 30\u00a0min. En tout, 4\u00a0h\u00a030 payées, pauses non payées.",
    ],
    ["trial", "Sans période d’essai."],
    [
      "pay",
      expect.stringMatching(
        /^12,60\s€\s\/\sheure, brut, soit 56,70\s€ brut pour les horaires prévus\. Primes et accessoires\s: un repas par service\.$/,
      ),
    ],
    ["bonus", "Aucune, sauf disposition plus favorable de la convention collective (article L1243-10)."],
    [
      "holiday_pay",
      expect.stringMatching(/^Indemnité de 10\s% .* soit 5,67\s€ pour les horaires prévus \(article L1242-16\)\.$/),
    ],
    ["agreement", "Hôtels, cafés, restaurants (IDCC 1979)."],
    ["pension_fund", "Malakoff Humanis, 21 rue Laffitte, 75009 Paris."],
    ["prevoyance", "Klesia, 4 rue Georges Picquart, 75017 Paris."],
    ["declaration", "L’employeur adresse la déclaration à l’Urssaf, avant la première minute de travail."],
  ]);
});

/** What article L1242-12 and its neighbours ask of each case, written beside the code. */
const EVERY_CASE: MentionKind[] = [
  "employer",
  "person",
  "motive",
  "term",
  "post",
  "risk_list",
  "working_time",
  "trial",
  "pay",
  "bonus",
  "holiday_pay",
  "agreement",
  "pension_fund",
  "prevoyance",
  "declaration",
];
const OF_CASE: Record<ContractCase, { mentions: MentionKind[]; motive: RegExp; bonus: RegExp }> = {
  extra: { mentions: EVERY_CASE, motive: /usage constant.*L1242-2, 3°.*: raison /, bonus: /^Aucune.*L1243-10/ },
  seasonal: { mentions: EVERY_CASE, motive: /saisonnier.*L1242-2, 3°.*: raison /, bonus: /^Aucune.*L1243-10/ },
  increase: { mentions: EVERY_CASE, motive: /^Accroissement.*L1242-2, 2°.*: raison /, bonus: /^10\s%.*L1243-8/ },
  replacement: {
    mentions: [...EVERY_CASE, "replaced_person"],
    motive: /^Remplacement d’une personne salariée en son absence \(article L1242-2, 1°\)\.$/,
    bonus: /^10\s%.*L1243-8/,
  },
};
/** No reason of an absence, no promise, no grade of a signature. */
const NEVER =
  /malad|arrêt de travail|accident du|enceinte|maternité|certifi|garanti|vérifi|signé|nationalité|sécurité sociale/i;
const UNFILLED = /\b(?:undefined|null|NaN)\b/;

test("300 missions of each case have every mention of the law, with what was given for it", () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/);
  const organisation = fc.record({ name: word, address: word });
  const shifts = fc
    .array(
      fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 120, max: 660 })),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((all) =>
      all.map(([after, minute, minutes]) => {
        const day = addDays("2026-11-16", after);
        const startsAt = new Date(atParis(day, "00:00").getTime() + minute * 60_000);
        const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
        return { startsAt, endsAt, breakMinutes: minutes >= 360 ? 20 : 0, positions: 1 };
      }),
    );
  const given = fc.record({
    agreement: word,
    pensionFund: organisation,
    prevoyance: fc.oneof(organisation, fc.constant("none" as const)),
    declarationBody: fc.constantFrom("urssaf" as const, "msa" as const),
    birthName: word,
    usedName: word,
    firstNames: word,
    qualification: word,
    reason: word,
    replaced: fc.record({ name: word, qualification: word }),
    riskListed: fc.boolean(),
    payCents: fc.integer({ min: 1231, max: 30_000 }),
    payPeriod: fc.constantFrom(...PAY_PERIODS),
    breakPaid: fc.boolean(),
    payExtras: fc.array(word, { maxLength: 2 }),
    shifts,
    wantedTrial: fc.integer({ min: 0, max: 14 }),
  });
  for (const contract of CONTRACT_CASES) {
    fc.assert(
      fc.property(given, (one) => {
        const { firstDay, lastDay } = contractDays(one.shifts);
        const trialDays = Math.min(one.wantedTrial, longestTrialDays(firstDay, lastDay));
        const { agreement, pensionFund, prevoyance, declarationBody } = one;
        const made = prepareContract(
          facts({
            employer: { agreement, pensionFund, prevoyance, declarationBody },
            person: { birthName: one.birthName, lastName: one.usedName, firstNames: one.firstNames },
            post: {
              qualification: one.qualification,
              reason: `raison ${one.reason}`,
              replaced: one.replaced,
              riskListed: one.riskListed,
              trialDays,
            },
            terms: {
              case: contract,
              hotels: false,
              shifts: one.shifts,
              payCents: one.payCents,
              payPeriod: one.payPeriod,
              breakPaid: one.breakPaid,
              payExtras: one.payExtras,
            },
          }),
        );
        expect(made.gaps).toEqual([]);
        const mentions = made.mentions ?? [];
        expect(mentions.map(({ kind }) => kind).toSorted()).toEqual(OF_CASE[contract].mentions.toSorted());
        const texts = textsOf(mentions);
        const of = (kind: MentionKind) => texts.get(kind) ?? "";
        expect(of("motive")).toMatch(OF_CASE[contract].motive);
        expect(of("bonus")).toMatch(OF_CASE[contract].bonus);
        if (contract === "replacement")
          expect(of("replaced_person")).toBe(`${one.replaced.name}, ${one.replaced.qualification}.`);
        expect(of("agreement")).toBe(`${agreement}.`);
        expect(of("pension_fund")).toBe(`${pensionFund.name}, ${pensionFund.address}.`);
        expect(of("prevoyance")).toBe(
          prevoyance === "none" ? "Aucun organisme de prévoyance." : `${prevoyance.name}, ${prevoyance.address}.`,
        );
        expect(of("declaration")).toContain(declarationBody === "msa" ? "la MSA" : "l’Urssaf");
        expect(of("person")).toContain(one.birthName);
        expect(of("person").includes(`nom d’usage ${one.usedName}`)).toBe(one.usedName !== one.birthName);
        expect(of("post")).toContain(one.qualification);
        expect(of("risk_list")).toMatch(
          one.riskListed ? /^Ce poste figure .* formation renforcée/ : /^Ce poste ne figure pas/,
        );
        expect(of("term")).toContain(`Du ${formatLongDay(atParis(firstDay, "12:00"))}`);
        expect(of("trial")).toBe(
          trialDays === 0
            ? "Sans période d’essai."
            : `${trialDays}\u00a0jour${trialDays > 1 ? "s" : ""} de calendrier.`,
        );
        for (const extra of one.payExtras) expect(of("pay")).toContain(extra);
        const minutes = one.shifts.reduce(
          (sum, { startsAt, endsAt, breakMinutes }) =>
            sum + (endsAt.getTime() - startsAt.getTime()) / 60_000 - (one.breakPaid ? 0 : breakMinutes),
          0,
        );
        expect(mentions.find(({ kind }) => kind === "working_time")).toMatchObject({ minutes });
        for (const [kind, text] of texts) {
          expect(text, kind).toMatch(/\.$/);
          expect(text, kind).not.toMatch(NEVER);
          expect(text, kind).not.toMatch(UNFILLED);
        }
      }),
      { numRuns: 300, seed: 34 },
    );
  }
});

test("each mention has its label and its article", () => {
  const kinds = [...EVERY_CASE, "replaced_person"].toSorted();
  expect(Object.keys(MENTION_LABELS).toSorted()).toEqual(kinds);
  expect(Object.keys(MENTION_SOURCES).toSorted()).toEqual(kinds);
  for (const source of Object.values(MENTION_SOURCES)) expect(LAW_SOURCES[source].article).toMatch(/\d/);
  expect(MENTION_SOURCES.replaced_person).toBe("replaced_person");
});
