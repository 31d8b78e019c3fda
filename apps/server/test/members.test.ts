/** Every call of a company, by whoever of it may make it, and by whoever has left it. */
import type { Route } from "@app/contract/http/route";
import { routes } from "@app/contract/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Canary, findCanaries } from "./canaries.ts";
import { type Harness, startHarness, tokenFor } from "./harness.ts";
import { matrix } from "./matrix.ts";
import type { Ask } from "./matrix-line.ts";
import { aMatrixScene, type Scene } from "./matrix-scene.ts";
import { memberMatrix } from "./member-matrix.ts";
import { missingId, nameOf, send } from "./request.ts";

const COLUMNS = ["managerHere", "managerElsewhere", "shiftLead", "former"] as const;
/** Whoever is refused comes first: the others may consume the object. */
const ORDER = ["former", "managerElsewhere", "shiftLead", "managerHere"] as const;
const MISSING = 999_999_999;
/** What nobody of that column reads, whatever they ask. */
const HIDDEN: Record<(typeof COLUMNS)[number], readonly Canary[]> = {
  managerHere: [],
  managerElsewhere: ["mail", "tel", "name", "cv", "letter", "chat", "draft", "street", "meeting", "place", "civil"],
  shiftLead: ["mail", "tel", "cv", "letter", "draft", "meeting", "place", "firmmail", "firmtel", "address", "civil"],
  former: [
    "mail",
    "tel",
    "name",
    "cv",
    "letter",
    "chat",
    "draft",
    "street",
    "meeting",
    "place",
    "firmmail",
    "firmtel",
    "address",
    "civil",
  ],
};

const isForMembers = ({ access, members }: Route) => access !== "candidate" && members !== undefined;
const asked = routes.filter(isForMembers);

let h: Harness;
let reading: Scene;
beforeAll(async () => {
  h = await startHarness();
  reading = await aMatrixScene(h.ctx);
  await reading.complete();
});
afterAll(() => h.close());

test("every route that an employer may call says which members may", () => {
  const mute = routes.filter(
    ({ access, members }) => (access === "employer" || access === "candidate-or-employer") && members === undefined,
  );
  expect(mute.map(nameOf)).toEqual([]);
});

test("every route of members has its line, and no line is left over", () => {
  expect(Object.keys(memberMatrix).toSorted()).toEqual(asked.map(nameOf).toSorted());
});

/** A team is the company’s: whoever may call its people reads who is in it. Who leads a shift calls those who come. */
const SHOWN: { who: (typeof COLUMNS)[number]; kind: Canary; on: RegExp }[] = [
  { who: "managerElsewhere", kind: "name", on: / \/api\/team\// },
  { who: "shiftLead", kind: "tel", on: /^GET \/api\/(?:planning|board)\/$/ },
];
const hiddenFrom = (who: (typeof COLUMNS)[number], name: string) =>
  HIDDEN[who].filter((kind) => !SHOWN.some((shown) => shown.who === who && shown.kind === kind && shown.on.test(name)));

function aboutNothing({ names, ...ask }: Ask): Ask {
  if (names === undefined) return { ...ask, id: missingId(ask.id) };
  return ask.body ? { ...ask, body: { ...ask.body, [names]: MISSING } } : { ...ask, query: { [names]: MISSING } };
}

describe.each(asked.map((route) => ({ name: nameOf(route), route })))("$name", ({ name, route }) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = route.method === "GET" ? reading : await aMatrixScene(h.ctx);
    // The day of a shift lead.
    await scene.applications.started();
  });

  test.each(ORDER)("%s: the exact status, and nothing to read of elsewhere", async (who) => {
    const ask = (await matrix[name]?.[0](scene, "employer")) ?? {};
    const token = await tokenFor(h.ctx, scene[who].id);
    const answer = await send(h.app, route, ask, { token });
    expect(answer.statusCode, answer.body).toBe(Number(memberMatrix[name]?.split(" ")[COLUMNS.indexOf(who)]));
    const seen = findCanaries(`${answer.body} ${JSON.stringify(answer.headers)}`).map(({ kind }) => kind);
    expect([...new Set(seen)].filter((kind) => hiddenFrom(who, name).includes(kind))).toEqual([]);
    const { code } = answer.statusCode >= 400 ? answer.json<{ code: string }>() : { code: "" };
    if (answer.statusCode === 403) expect(["member_role", "no_company", "not_signatory"]).toContain(code);
    if (answer.statusCode !== 404) return;
    const missing = await send(h.app, route, aboutNothing(ask), { token });
    expect({ status: missing.statusCode, body: missing.body }).toEqual({ status: 404, body: answer.body });
  });
});
