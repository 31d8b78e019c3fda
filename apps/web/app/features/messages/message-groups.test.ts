import { expect, test } from "vitest";
import { groupMessages } from "./message-groups.ts";

const ME = 1;
const CANDIDATE = { userId: ME, candidateId: null };
const OTHER = 2;
const NOW = Date.parse("2026-11-14T16:16:00+01:00");
let id = 0;
const message = (sender: number, timestamp: string, content = "…") => {
  id += 1;
  return { id, sender: { id: sender }, content, timestamp, warning: null };
};

test("one group per person and per moment, under the name of its day", () => {
  const days = groupMessages(
    [
      message(OTHER, "2026-11-04T09:00:00+01:00"),
      message(OTHER, "2026-11-13T23:59:00+01:00"),
      message(OTHER, "2026-11-14T15:51:00+01:00"),
      message(ME, "2026-11-14T15:53:00+01:00"),
      message(ME, "2026-11-14T15:54:00+01:00"),
      message(ME, "2026-11-14T16:05:00+01:00"),
    ],
    [],
    CANDIDATE,
    NOW,
  );
  expect(days.map(({ name, groups }) => [name, groups.map(({ isMine, lines }) => [isMine, lines.length])])).toEqual([
    ["4 novembre 2026", [[false, 1]]],
    ["Hier", [[false, 1]]],
    [
      "Aujourd’hui",
      [
        [false, 1],
        [true, 2],
        [true, 1],
      ],
    ],
  ]);
});

test("what waits comes last and together, what failed stands alone", () => {
  const unsent = [
    { clientId: "a", content: "un", at: NOW - 3_600_000 },
    { clientId: "b", content: "deux", at: NOW },
    { clientId: "c", content: "trois", at: NOW, failed: "Non" },
    { clientId: "d", content: "quatre", at: NOW },
  ];
  const [day] = groupMessages([message(ME, "2026-11-14T16:15:00+01:00")], unsent, CANDIDATE, NOW);
  expect(day?.groups.map(({ lines }) => lines.map(({ key }) => key.length > 1 || /\d/.test(key) || key))).toEqual([
    [true],
    ["a", "b"],
    ["c"],
    ["d"],
  ]);
});

test("what to beware of stays with its message", () => {
  const warned = {
    ...message(OTHER, "2026-11-14T16:15:00+01:00"),
    warning: { rule: "iban" as const, text: "Ne communiquez pas vos coordonnées bancaires ici." },
  };
  const [day] = groupMessages([message(OTHER, "2026-11-14T16:14:00+01:00"), warned], [], CANDIDATE, NOW);
  expect(day?.groups[0]?.lines.map(({ warning }) => warning)).toEqual([undefined, warned.warning.text]);
});

test("for a company, colleagues write on its side, each under their own name", () => {
  const [ANOTHER, KARIM] = [3, 4];
  const from = (sender: { id: number; first_name: string }) => ({
    ...message(sender.id, "2026-11-14T16:14:00+01:00"),
    sender,
  });
  const [day] = groupMessages(
    [
      from({ id: KARIM, first_name: "Karim" }),
      from({ id: ANOTHER, first_name: "Julien" }),
      from({ id: ME, first_name: "Nadia" }),
    ],
    [],
    { userId: ME, candidateId: KARIM },
    NOW,
  );
  expect(day?.groups.map(({ isMine, author }) => [isMine, author])).toEqual([
    [false, "Karim"],
    [true, "Julien"],
    [true, undefined],
  ]);
});
