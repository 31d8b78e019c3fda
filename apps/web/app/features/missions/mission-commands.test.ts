import { describe, expect, test } from "vitest";
import { afterCommand, commandsFor, requestedCommand } from "./mission-commands.ts";

const recruiting = { status: "recruiting", urgent: false } as const;

describe("commands of a mission", () => {
  test("offer the opposite of what it is, and only a copy or its removal once it is over", () => {
    expect(commandsFor(recruiting)).toEqual(["promote", "pause", "duplicate", "close", "delete"]);
    expect(commandsFor({ status: "held", urgent: false })).toEqual(["duplicate", "close", "delete"]);
    expect(commandsFor({ status: "paused", urgent: true })).toEqual([
      "unpromote",
      "resume",
      "duplicate",
      "close",
      "delete",
    ]);
    expect(commandsFor({ status: "completed", urgent: true })).toEqual(["duplicate", "delete"]);
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
