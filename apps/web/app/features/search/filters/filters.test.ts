import { describe, expect, test } from "vitest";
import { activeFilters } from "./active-filters.ts";
import { filtersSearch, NO_FILTERS, searchTitle } from "./filters.ts";
import { readFilters, searchQuery, spellSearch, tidySearch } from "./read-filters.ts";

const read = (search: string) => readFilters(new URLSearchParams(search));

describe("reading an address", () => {
  test("nothing asked is no filter", () => {
    expect(read("")).toEqual(NO_FILTERS);
    expect(read("?query=&location=&sector=")).toEqual(NO_FILTERS);
  });

  test("reads every filter", () => {
    const search =
      "?query=serveur&location=Lyon+(69)&radius=30&sector=Restauration&jobType=contract&urgent=on&remote=1&date=weekend&hours=evening,night&minPay=14,50&sort=pay_desc&vue=carte";
    expect(read(search)).toEqual({
      query: "serveur",
      location: "Lyon (69)",
      radius: 30,
      sector: "Restauration",
      jobType: "contract",
      urgent: true,
      remote: true,
      certificates: false,
      date: "weekend",
      hours: ["evening", "night"],
      minPay: 14.5,
      sort: "pay_desc",
      map: true,
    });
  });

  test("contractType is read as jobType, which wins", () => {
    expect(read("?contractType=freelance").jobType).toBe("freelance");
    expect(read("?contractType=freelance&jobType=internship").jobType).toBe("internship");
  });

  test("a sector typed without its accent is found", () => {
    expect(read("?sector=evenementiel").sector).toBe("Événementiel");
  });

  test.each([
    ["radius=9999", { radius: 200 }],
    ["radius=-3", { radius: 15 }],
    ["jobType=admin", { jobType: "" }],
    ["sort=rm", { sort: "soonest" }],
    ["sort=toString", { sort: "soonest" }],
    ["hours=noon,aube", { hours: ["noon"] }],
    ["hours=noon&hours=night", { hours: ["noon", "night"] }],
    ["place=69387", { location: "69387" }],
    ["date=tonight", { date: "tonight" }],
    ["urgent=0", { urgent: false }],
    ["remote=maybe", { remote: false }],
    ["date=hier", { date: "" }],
    ["date=2026-11-20..2026-11-17", { date: "" }],
    ["minPay=gratuit", { minPay: 0 }],
    ["minPay=-4", { minPay: 0 }],
    [`query=${"a".repeat(300)}`, { query: "a".repeat(200) }],
  ])("%s makes sense again", (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });
});

describe("writing an address", () => {
  test("only says what differs", () => {
    expect(filtersSearch(NO_FILTERS)).toBe("");
    expect(filtersSearch({ ...NO_FILTERS, query: "cariste", urgent: true }, 2)).toBe("?query=cariste&urgent=1&page=2");
  });

  test("a radius without a place says nothing", () => {
    expect(filtersSearch({ ...NO_FILTERS, radius: 50 })).toBe("");
  });

  test("what is written is read back", () => {
    const filters = {
      ...NO_FILTERS,
      query: "chef & plonge",
      location: "Le Mans (72)",
      radius: 50,
      remote: true,
      date: "2026-11-17..2026-11-20",
      hours: ["morning", "night"],
      minPay: 14.5,
      sort: "relevance",
      map: true,
    } as const;
    expect(read(filtersSearch(filters))).toEqual(filters);
  });

  test("a form sent without script is tidied, a clean address is left alone", () => {
    expect(tidySearch(new URLSearchParams("query=serveur&location=&sector=&sort="))).toBe("?query=serveur");
    expect(tidySearch(new URLSearchParams("contractType=freelance&page=3"), 3)).toBe("?jobType=freelance&page=3");
    expect(tidySearch(new URLSearchParams("hours=noon&hours=night"))).toBe("?hours=noon%2Cnight");
    expect(tidySearch(new URLSearchParams("query=serveur&page=2"))).toBeNull();
    expect(tidySearch(new URLSearchParams(""))).toBeNull();
  });

  test("asks the API only for what was asked", () => {
    expect(searchQuery(NO_FILTERS, 1)).toEqual({ page: 1, sort: "soonest" });
    expect(searchQuery({ ...NO_FILTERS, location: "Lyon", urgent: true }, 1)).toEqual({
      page: 1,
      sort: "soonest",
      location: "Lyon",
      radius: 15,
      urgent: true,
    });
  });
});

test("tonight is asked by its name: the server knows the time", () => {
  expect(searchQuery({ ...NO_FILTERS, date: "tonight", hours: ["evening", "night"] }, 1)).toEqual({
    page: 1,
    sort: "soonest",
    date: "tonight",
    hours: "evening,night",
  });
});

describe("chips", () => {
  test("each removes itself and goes back to the first page", () => {
    const filters = {
      ...NO_FILTERS,
      query: "service",
      location: "Lyon (69)",
      radius: 30,
      sort: "pay_asc",
    } as const;
    expect(activeFilters(filters)).toMatchObject([
      {
        name: "query",
        label: "«\u00a0service\u00a0»",
        removeLabel: "Retirer le filtre service",
        search: "?location=Lyon+%2869%29&radius=30&sort=pay_asc",
      },
      {
        name: "location",
        label: "Lyon (69)",
        removeLabel: "Retirer le filtre Lyon (69)",
        search: "?query=service&sort=pay_asc",
      },
      {
        name: "radius",
        label: "À 30\u00a0km",
        removeLabel: "Retirer le filtre À 30\u00a0km",
        search: "?query=service&location=Lyon+%2869%29&sort=pay_asc",
      },
    ]);
  });

  test.each([
    [{ date: "weekend" }, "Ce week-end"],
    [{ date: "tonight" }, "Ce soir"],
    [{ hours: ["evening", "night"] as const }, "Soir, Nuit"],
    [{ date: "2026-11-17" }, "Mar. 17 nov."],
    [{ date: "2026-11-17..2026-11-20" }, "Du mar. 17 nov. au ven. 20 nov."],
    [{ minPay: 14.5 }, "14,50\u00a0€\u00a0/\u00a0heure et plus"],
  ])("%o reads « %s »", (filter, label) => {
    expect(activeFilters({ ...NO_FILTERS, ...filter }).map((active) => active.label)).toEqual([label]);
  });

  test("none without a filter, whatever the order", () => {
    expect(activeFilters({ ...NO_FILTERS, sort: "pay_desc" })).toEqual([]);
  });
});

test.each([
  ["", "Missions à pourvoir"],
  ["Lyon (69)", "Missions à pourvoir à Lyon"],
  ["Le Mans (72)", "Missions à pourvoir au Mans"],
  ["Les Lilas (93)", "Missions à pourvoir aux Lilas"],
  ["La Rochelle (17)", "Missions à pourvoir à La Rochelle"],
  ["Lens", "Missions à pourvoir à Lens"],
])("title for « %s »", (location, title) => {
  expect(searchTitle({ location })).toBe(title);
});

describe("the only spelling of a search", () => {
  test.each([
    "?query=serveur",
    "?query=serveur&location=Lyon+%2869%29&urgent=1&sort=pay_desc&page=2",
    "?date=tonight&hours=morning%2Cevening&minPay=15",
    "?vue=carte",
  ])("%s", (search) => {
    expect(spellSearch(search)).toBe(search);
  });

  test.each([
    ["another order", "?urgent=1&query=serveur"],
    ["an empty box", "?query=serveur&location="],
    ["a thing said twice", "?query=serveur&query=barman"],
    ["what nobody reads", "?query=serveur&utm_source=lettre"],
  ])("is not %s: %s", (_what, search) => {
    expect(spellSearch(search)).not.toBe(search);
  });
});
