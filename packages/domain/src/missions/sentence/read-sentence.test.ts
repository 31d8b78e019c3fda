import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOwnPlace } from "./read-place.ts";
import { MAX_SENTENCE, readSentence } from "./read-sentence.ts";

// A Wednesday, a quarter past noon in Paris.
const now = new Date("2026-11-18T11:15:00Z");
const SMIC = 1231;
const read = (text: string, at = now) => readSentence(text, at, SMIC);
const valueOf = (answer: { value: unknown } | null) => answer?.value ?? null;

test("the sentence of the page fills four answers, and its place is the usual one", () => {
  const { metier, days, hours, people, pay, place } = read("Il me faut un serveur demain 11 h à 15 h, 14 €");
  expect([metier, days, hours, people, pay].map(valueOf)).toEqual([
    "Serveur en salle",
    ["2026-11-19"],
    ["11:00-15:00"],
    1,
    { cents: 1400, period: "hourly" },
  ]);
  expect(place).toBeNull();
});

test("what is understood is shown in the words of the sentence", () => {
  const { metier, days, hours, people, pay, place } = read(
    "Besoin de 2 plongeurs vendredi de 18h à minuit, 13,50 €/h à Villeurbanne",
  );
  expect([metier, days, hours, people, pay, place].map((one) => one?.excerpt)).toEqual([
    "plongeurs",
    "vendredi",
    "18h à minuit",
    "2",
    "13,50 €/h",
    "Villeurbanne",
  ]);
});

describe("métiers", () => {
  test.each([
    ["cherche une serveuse demain", "Serveur en salle"],
    ["besoin plongeur ce soir", "Plongeur"],
    ["il nous faut 3 agents de sécurité samedi", "Agent de sécurité"],
    ["faut un plongeurr pr ce soir", "Plongeur"],
    ["notre plongeur est malade, besoin de quelqu’un ce soir", "Plongeur"],
    ["un chef de rang pour dimanche", "Chef de rang"],
  ])("« %s »", (text, title) => {
    expect(valueOf(read(text).metier)).toBe(title);
  });

  test.each([
    ["un serveur et deux plongeurs demain", ["Serveur en salle", "Plongeur"]],
    ["un serveur ou un barman samedi", ["Serveur en salle", "Barman"]],
  ])("« %s » names several: the person chooses", (text, titles) => {
    expect(read(text).metier).toMatchObject({ value: null, choices: titles });
  });
});

describe("days", () => {
  test.each([
    ["aujourd’hui", ["2026-11-18"]],
    ["dem1", ["2026-11-19"]],
    ["après-demain", ["2026-11-20"]],
    ["vendredi", ["2026-11-20"]],
    ["vendredi et samedi", ["2026-11-20", "2026-11-21"]],
    ["samdi", ["2026-11-21"]],
    ["lundi prochain", ["2026-11-23"]],
    ["samedi en huit", ["2026-11-28"]],
    ["ce week-end", ["2026-11-21", "2026-11-22"]],
    ["le 24", ["2026-11-24"]],
    ["le 3", ["2026-12-03"]],
    ["le 24/12", ["2026-12-24"]],
    ["mardi 24 novembre", ["2026-11-24"]],
    ["le 1er décembre", ["2026-12-01"]],
    ["du 24 au 26 novembre", ["2026-11-24", "2026-11-25", "2026-11-26"]],
    ["les 24, 25 et 27 novembre", ["2026-11-24", "2026-11-25", "2026-11-27"]],
    ["du lundi au mercredi", ["2026-11-23", "2026-11-24", "2026-11-25"]],
    ["la nuit de samedi à dimanche", ["2026-11-21"]],
    ["lun mer ven", ["2026-11-23", "2026-11-25", "2026-11-27"]],
    ["lun-mer", ["2026-11-23", "2026-11-24", "2026-11-25"]],
    ["jeu 19 et ven 20", ["2026-11-19", "2026-11-20"]],
    ["dans 3 jours", ["2026-11-21"]],
    ["les samedis de décembre", ["2026-12-05", "2026-12-12", "2026-12-19", "2026-12-26"]],
    ["demain, non pardon après-demain", ["2026-11-20"]],
    ["à partir de lundi pendant 3 jours", ["2026-11-23", "2026-11-24", "2026-11-25"]],
  ])("« %s »", (words, days) => {
    expect(valueOf(read(`besoin d’un plongeur ${words}`).days)).toEqual(days);
  });

  test.each([
    ["samedi prochain", [["2026-11-21"], ["2026-11-28"]]],
    ["mercredi", [["2026-11-18"], ["2026-11-25"]]],
    ["jeudi ou vendredi", [["2026-11-19"], ["2026-11-20"]]],
    ["samedi 22", [["2026-11-22"], ["2026-11-21"]]],
    ["tous les samedis", []],
    ["la semaine prochaine", []],
    ["3 jours", []],
    ["tlj", []],
    ["3h par semaine le mardi", []],
    ["mardi en quinze", [["2026-12-08"], ["2026-12-01"]]],
    [
      "du 23/11 au 29/11 non pardon la semaine du 30",
      [["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"]],
    ],
  ])("« %s » is asked", (words, choices) => {
    expect(read(`besoin d’un plongeur ${words}`).days).toMatchObject({ value: null, choices });
  });

  test("after midnight « demain » is asked", () => {
    const late = new Date("2026-11-18T00:30:00Z");
    expect(read("un serveur demain 18h-23h", late).days).toMatchObject({
      value: null,
      choices: [["2026-11-18"], ["2026-11-19"]],
    });
  });
});

describe("hours", () => {
  test.each([
    ["11h-15h", ["11:00-15:00"]],
    ["11h15h", ["11:00-15:00"]],
    ["11h30 à 15h", ["11:30-15:00"]],
    ["11-15h", ["11:00-15:00"]],
    ["de 11 à 15", ["11:00-15:00"]],
    ["18h 23h", ["18:00-23:00"]],
    ["de 18 à minuit", ["18:00-00:00+1"]],
    ["18h-2h", ["18:00-02:00+1"]],
    ["22h à 6h", ["22:00-06:00+1"]],
    ["midi à 15h", ["12:00-15:00"]],
    ["entre 18h et 23h", ["18:00-23:00"]],
    ["8 h du soir à 1 h du matin", ["20:00-01:00+1"]],
    ["11h-14h30 et 19h-22h30", ["11:00-14:30", "19:00-22:30"]],
    ["à partir de 18h", ["18:00-"]],
    ["jusqu’à 22h", ["-22:00"]],
    ["de dix-huit heures à vingt-deux heures trente", ["18:00-22:30"]],
    ["début 18h fin 23h", ["18:00-23:00"]],
  ])("« %s »", (words, hours) => {
    expect(valueOf(read(`besoin d’un plongeur vendredi ${words}`).hours)).toEqual(hours);
  });

  test.each([
    ["de 6 à 2", [["06:00-14:00"], ["18:00-02:00+1"]]],
    ["6h à 2h", [["06:00-14:00"], ["18:00-02:00+1"]]],
    ["de 8 à 5", [["08:00-17:00"], ["20:00-05:00+1"]]],
    ["vers 18h", [["18:00-"]]],
    ["soir de 7h à 11h", [["19:00-23:00"]]],
    ["11h-15h ou 18h-23h", [["11:00-15:00"], ["18:00-23:00"]]],
    ["soir", []],
    ["pour 4h", []],
  ])("« %s » is asked", (words, choices) => {
    expect(read(`besoin d’un plongeur vendredi ${words}`).hours).toMatchObject({ value: null, choices });
  });

  test("each day has its own", () => {
    expect(valueOf(read("un serveur vendredi 18h-23h et samedi 11h-15h").hours)).toEqual({
      "2026-11-20": ["18:00-23:00"],
      "2026-11-21": ["11:00-15:00"],
    });
  });

  test("a night begins on the day before, what begins after midnight on the day after", () => {
    expect(valueOf(read("un veilleur de nuit cette nuit 22h-6h").days)).toEqual(["2026-11-18"]);
    expect(valueOf(read("un plongeur cette nuit de 2h à 6h").days)).toEqual(["2026-11-19"]);
  });

  test("hours from a day to the next are one stretch", () => {
    const { days, hours } = read("un veilleur dimanche 22h lundi 7h");
    expect([days, hours].map(valueOf)).toEqual([["2026-11-22"], ["22:00-07:00+1"]]);
    expect(read("un agent de sécurité vendredi 20h au lundi 6h")).toMatchObject({
      days: { value: null },
      hours: { value: null },
    });
  });

  test("hours that are over are of another day", () => {
    expect(read("un serveur ce midi 11h-12h").days).toMatchObject({
      value: null,
      choices: [["2026-11-18"], ["2026-11-19"]],
    });
    expect(valueOf(read("un serveur mercredi 9h-11h").days)).toEqual(["2026-11-25"]);
    expect(valueOf(read("un barman ce soir jusqu’à 2h").days)).toEqual(["2026-11-18"]);
  });

  test("an hour that the change of clocks skips is asked", () => {
    const late = new Date("2027-03-23T09:00:00Z");
    expect(read("un veilleur samedi 23h à 2h30", late).hours).toMatchObject({
      value: null,
      choices: [["23:00-02:30+1"]],
    });
  });

  test("at 7 h a warehouse opens and a restaurant may close", () => {
    expect(valueOf(read("un cariste vendredi à partir de 7h").hours)).toEqual(["07:00-"]);
    expect(read("un serveur vendredi à partir de 7h").hours).toMatchObject({
      value: null,
      choices: [["07:00-"], ["19:00-"]],
    });
  });

  test("the stamp of a pasted message is neither a day nor an hour", () => {
    const { days, hours } = read("[18/11/2026 11:42] Paul: besoin d’un serveur demain 18h-23h");
    expect([days, hours].map(valueOf)).toEqual([["2026-11-19"], ["18:00-23:00"]]);
  });

  test("hours that have begun are asked again", () => {
    expect(read("un serveur aujourd’hui 11h-15h").hours).toMatchObject({ value: null, choices: [["11:00-15:00"]] });
  });

  test("a break is not a shift", () => {
    const { hours, breakMinutes } = read("un vendeur samedi 9h-18h, 1h de pause");
    expect([hours, breakMinutes].map(valueOf)).toEqual([["09:00-18:00"], 60]);
  });
});

describe("pay", () => {
  test.each([
    ["14 €", { cents: 1400, period: "hourly" }],
    ["14€50", { cents: 1450, period: "hourly" }],
    ["13,50€/h", { cents: 1350, period: "hourly" }],
    ["14e", { cents: 1400, period: "hourly" }],
    ["14 euros de l’heure", { cents: 1400, period: "hourly" }],
    ["quatorze euros cinquante", { cents: 1450, period: "hourly" }],
    ["14 brut", { cents: 1400, period: "hourly" }],
    ["110 € la journée", { cents: 11_000, period: "daily" }],
    ["80 € la soirée", { cents: 8000, period: "daily" }],
    ["120 la journée", { cents: 12_000, period: "daily" }],
    ["12,60", { cents: 1260, period: "hourly" }],
    ["quatorze euros et demi", { cents: 1450, period: "hourly" }],
    ["8 € de l’heure", { cents: 800, period: "hourly" }],
    ["2 000 € brut par mois", { cents: 200_000, period: "monthly" }],
    ["14 € et panier 8 €", { cents: 1400, period: "hourly" }],
  ])("« %s »", (words, pay) => {
    expect(valueOf(read(`besoin d’un plongeur vendredi 18h-23h, ${words}`).pay)).toEqual(pay);
  });

  test.each([
    ["14€/h net", [{ cents: 1400, period: "hourly", net: true }]],
    [
      "13 à 14 €",
      [
        { cents: 1300, period: "hourly" },
        { cents: 1400, period: "hourly" },
      ],
    ],
    ["11 €", [{ cents: 1100, period: "hourly" }]],
    ["110 €", [{ cents: 11_000, period: "daily" }]],
    ["80 € la mission", [{ cents: 8000, period: "daily" }]],
    ["10 €", [{ cents: 1000, period: "hourly" }]],
    ["au smic", [{ cents: SMIC, period: "hourly" }]],
    ["14 € au black", []],
  ])("« %s » is asked", (words, choices) => {
    expect(read(`besoin d’un plongeur vendredi 18h-23h, ${words}`).pay).toMatchObject({ value: null, choices });
  });
});

describe("people", () => {
  test.each([
    ["2 serveurs demain", 2],
    ["deux bons serveurs demain", 2],
    ["serveurs x3 demain", 3],
    ["besoin de 2 pers en plonge demain", 2],
    ["un serveur pour un mariage de 120 personnes samedi", 1],
    ["une serveuse demain", 1],
    ["il m’en faut 3, des plongeurs", null],
    ["quelqu’un en plonge demain", 1],
    ["deux serveurs enfin non trois serveurs demain", 3],
    ["1 serveur samedi midi et 2 samedi soir", null],
  ])("« %s »", (text, people) => {
    expect(valueOf(read(text).people)).toBe(people);
  });

  test("« 1 ou 2 » and « des » are asked", () => {
    expect(read("1 ou 2 serveurs demain").people).toMatchObject({ value: null, choices: [1, 2] });
    expect(read("des serveurs demain").people).toMatchObject({ value: null, choices: [] });
  });
});

describe("places", () => {
  test.each([
    ["à Lyon", "Lyon"],
    ["sur bordeaux", "bordeaux"],
    ["à Lyon 7e", "Lyon 7e"],
    ["au 12 rue Garibaldi, Lyon", "12 rue Garibaldi, Lyon"],
    ["à Aix-en-Provence", "Aix-en-Provence"],
    ["hotel ibis part dieu", "hotel ibis part dieu"],
    ["à la brasserie du Parc à Villeurbanne", "brasserie du Parc à Villeurbanne"],
    ["ecole st exupery", "ecole st exupery"],
  ])("« %s »", (words, place) => {
    expect(valueOf(read(`besoin d’un plongeur vendredi 18h-23h ${words}`).place)).toBe(place);
  });

  test("a place without a name is the employer’s own", () => {
    expect(valueOf(read("besoin d’un plongeur au resto vendredi").place)).toBe("resto");
    expect(["resto", "Magasin", "École maternelle"].map(isOwnPlace)).toEqual([true, true, true]);
    expect(["resto du port", "Lyon", "hôtel ibis"].map(isOwnPlace)).toEqual([false, false, false]);
  });
});

test.each([
  "Bonjour",
  "merci pour hier, le serveur était très bien",
  "je cherche du travail comme serveur",
  "je suis serveur et dispo demain soir",
  "je n’ai plus besoin de serveur demain",
  "une table pour 4 demain à 20h",
  "combien coûte un serveur ?",
  "il me faut un camion demain 8h",
  "vérifie que Paul vient bien vendredi 7h à l’entrepôt",
  "",
])("« %s » asks for nobody", (text) => {
  expect(Object.values(read(text))).toEqual(Object.values(read(text)).map(() => null));
});

test("« pas besoin d’expérience » still asks", () => {
  expect(valueOf(read("cherche un plongeur demain, pas besoin d’expérience").metier)).toBe("Plongeur");
});

test("no text makes it throw, and every excerpt is in the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: MAX_SENTENCE }), (text) => {
      const sentence = `besoin d’un serveur ${text}`;
      for (const answer of Object.values(read(sentence)))
        expect(sentence.normalize("NFC")).toContain(answer?.excerpt ?? "");
    }),
  );
});
