import { expect, test } from "vitest";
import { publishLabel, startText } from "./start-text.fr.ts";

const NOW = new Date("2026-11-16T14:12:00+01:00");
const at = (text: string) => new Date(text);

test("the button says for when", () => {
  expect(publishLabel(at("2026-11-16T18:00:00+01:00"), NOW)).toBe("Publier pour 18\u00a0h");
  expect(publishLabel(at("2026-11-17T08:00:00+01:00"), NOW)).toBe("Publier pour demain 8\u00a0h");
  expect(publishLabel(at("2026-11-21T18:00:00+01:00"), NOW)).toBe("Publier pour sam. 21 nov.");
  expect(publishLabel(null, NOW)).toBe("Publier la mission");
});

test("the time to the start is said, and never a negative one", () => {
  expect(startText(at("2026-11-16T18:00:00+01:00"), NOW)).toBe("début dans 3\u00a0h\u00a050");
  expect(startText(at("2026-11-16T14:00:00+01:00"), NOW)).toBe("l’heure de début est passée");
});
