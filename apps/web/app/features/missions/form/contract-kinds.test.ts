import { expect, test } from "vitest";
import { applyContractKind } from "./contract-kinds.ts";
import { missionWire } from "./mission-wire.ts";

test.each([
  ["cdd", "contract", ["CDD"]],
  ["cdi", "full-time", ["CDI"]],
  ["temporaire", "contract", ["Temporaire"]],
  ["stage", "internship", []],
  ["freelance", "freelance", []],
  ["inconnu", "contract", []],
])("« %s » becomes a mission of type %s, tagged %j", (kind, type, tags) => {
  const form = new FormData();
  form.set("title", "Serveur");
  form.set("contractKind", kind);
  applyContractKind(form);
  expect(missionWire(form)).toMatchObject({ type, tags });
});
