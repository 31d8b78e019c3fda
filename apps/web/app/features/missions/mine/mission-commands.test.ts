import { describe, expect, test } from "vitest";
import { afterCommand, commandsFor, requestedCommand } from "./mission-commands.ts";

const recruiting = { status: "recruiting", urgent: false } as const;

describe("commands of a mission", () => {
  test("offer the opposite of what it is, and only a copy or its removal once it is over", () => {
    const commands = (mission: Parameters<typeof commandsFor>[0]) => commandsFor(mission).join(" ");
    expect(commands(recruiting)).toBe("promote pause duplicate template close delete");
    expect(commands({ status: "held", urgent: false })).toBe("duplicate template close delete");
    expect(commands({ status: "paused", urgent: true })).toBe("unpromote resume duplicate template close delete");
    expect(commands({ status: "completed", urgent: true })).toBe("duplicate template delete");
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
