import { describe, expect, test } from "vitest";
import { afterCommand, commandsFor, requestedCommand } from "./mission-commands.ts";

const recruiting = { status: "recruiting", urgent: false, acceptedCount: 0 } as const;

describe("commands of a mission", () => {
  test("offer the opposite of what it is, and only a copy or its removal once it is over", () => {
    const commands = (mission: Parameters<typeof commandsFor>[0]) => commandsFor(mission).join(" ");
    expect(commands(recruiting)).toBe("promote pause duplicate template close delete");
    // Closing keeps the people accepted; the mission's page cancels.
    expect(commands({ ...recruiting, acceptedCount: 1 })).toBe("promote close duplicate template delete");
    expect(commands({ ...recruiting, status: "held" })).toBe("duplicate template close delete");
    expect(commands({ ...recruiting, status: "paused", urgent: true })).toBe(
      "unpromote resume duplicate template close delete",
    );
    expect(commands({ ...recruiting, status: "completed" })).toBe("duplicate template delete");
  });

  test("what can be taken back is shown at once, the rest waits for its answer", () => {
    expect(afterCommand(recruiting, "promote")).toEqual({ ...recruiting, urgent: true });
    expect(afterCommand(recruiting, "pause")).toEqual({ ...recruiting, status: "paused" });
    expect(afterCommand(recruiting, "close")).toEqual(recruiting);
    expect(afterCommand(recruiting, undefined)).toBe(recruiting);
  });

  test("an unknown word is no command", () => {
    expect(requestedCommand("delete")).toBe("delete");
    expect(requestedCommand("drop")).toBeUndefined();
    expect(requestedCommand(null)).toBeUndefined();
  });
});
