import { expect, test } from "vitest";
import { pathOf } from "./logger.ts";

test("the log has neither the query nor the private link of a report or a decision", () => {
  expect(pathOf("/api/jobs/?query=serveur")).toBe("/api/jobs/");
  expect(pathOf("/api/reports/abc-DEF_1/")).toBe("/api/reports/:follow/");
  expect(pathOf("/api/decisions/abc/appeal/")).toBe("/api/decisions/:follow/appeal/");
});
