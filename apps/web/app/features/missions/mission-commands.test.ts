import { describe, expect, test } from "vitest";
import { afterCommand, commandsFor, requestedCommand } from "./mission-commands.ts";

const recruiting = { status: "recruiting", urgent: false } as const;

describe("commands of a mission", () => {
  const NOW = new Date("2026-11-16T12:00:00Z");
  const [soon, later] = [new Date("2026-11-17T12:00:00Z"), new Date("2026-11-20T12:00:00Z")];

  test("offer the opposite of what it is, and only a copy or its removal once it is over", () => {
    const commands = (mission: Parameters<typeof commandsFor>[0]) => commandsFor(mission, NOW).join(" ");
    expect(commands({ ...recruiting, startsAt: soon })).toBe("promote pause duplicate template close delete");
    expect(commands({ status: "held", urgent: false, startsAt: soon })).toBe("duplicate template close delete");
    expect(commands({ status: "paused", urgent: true, startsAt: soon })).toBe(
      "unpromote resume duplicate template close delete",
    );
    expect(commands({ status: "completed", urgent: true, startsAt: soon })).toBe("duplicate template delete");
  });

  test("a mission that starts in more than three days cannot become urgent", () => {
    expect(commandsFor({ ...recruiting, startsAt: later }, NOW)).not.toContain("promote");
  });

  test("what can be taken back is shown at once, the rest waits for its answer", () => {
    expect(afterCommand(recruiting, "promote")).toEqual({ status: "recruiting", urgent: true });
    expect(afterCommand(recruiting, "pause")).toEqual({ status: "paused", urgent: false });
    expect(afterCommand(recruiting, "close")).toEqual(recruiting);
    expect(afterCommand(recruiting, undefined)).toBe(recruiting);
  });

  test("an unknown word is no command", () => {
    expect(requestedCommand("delete")).toBe("delete");
    expect(requestedCommand("drop")).toBeUndefined();
    expect(requestedCommand(null)).toBeUndefined();
  });
});
