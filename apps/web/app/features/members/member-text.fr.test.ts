import { expect, test } from "vitest";
import { establishmentsText, invitationText, invitedRights, journalTime, membersCount } from "./member-text.fr.ts";

const KNOWN = [
  { id: 1, name: "Terreaux", placeLabel: "Lyon 1er" },
  { id: 2, name: "Confluence", placeLabel: "Lyon 2e" },
];

test.each([
  ["all", "Tous les établissements"],
  [[1], "Terreaux, Lyon 1er"],
  [[1, 2], "Terreaux et Confluence"],
  [[1, 9], "Terreaux et un autre établissement"],
  [[8, 9], "2\u00a0autres établissements"],
] as const)("the establishments of a member: %j", (theirs, text) => {
  expect(establishmentsText(theirs, KNOWN)).toBe(text);
});

test("how many people act, and how many were invited", () => {
  expect(membersCount(1, 0, "Brasserie")).toBe("Une personne agit pour Brasserie");
  expect(membersCount(3, 1, "Brasserie")).toBe("3\u00a0personnes agissent pour Brasserie, 1\u00a0invitation");
  expect(membersCount(3, 2, "Brasserie")).toMatch(/2\u00a0invitations$/);
});

test("an invitation counts its days in Paris", () => {
  const now = new Date("2026-11-18T23:30:00Z");
  expect(invitationText("2026-11-25T10:00:00Z", now)).toBe("Invitation, encore 6\u00a0j");
  expect(invitationText("2026-11-19T10:00:00Z", now)).toBe("Invitation, dernier jour");
});

test("a line of the journal says its hour, then its day", () => {
  const now = new Date("2026-11-18T15:00:00Z");
  expect(journalTime(new Date("2026-11-18T13:12:00Z"), now)).toBe("14\u00a0h\u00a012");
  expect(journalTime(new Date("2026-11-17T18:00:00Z"), now)).toBe("hier, 19\u00a0h");
  expect(journalTime(new Date("2026-11-16T18:00:00Z"), now)).toBe("lun. 16 nov.");
});

test("an invitation for some establishments says that the others stay closed", () => {
  expect(invitedRights("manager", false).mayNot).toContain("les autres établissements");
  expect(invitedRights("manager", true).mayNot).not.toContain("les autres établissements");
  expect(invitedRights("owner", true).mayNot).toEqual([]);
});
