import { expect, test } from "vitest";
import { BUDGETS, overBudget, ROUTES } from "./round-trips.ts";

test("each route of the contract has its budget, and nothing else has one", () => {
  expect(Object.keys(BUDGETS)).toEqual(ROUTES);
});

test("a call that needs more than the budget of its route is named", () => {
  const [route = ""] = ROUTES;
  const budget = BUDGETS[route] ?? 0;
  const measured = (trips: number) => ({ [route]: { statements: trips, postgres: trips, redis: 0, trips } });
  expect(overBudget(measured(budget))).toEqual([]);
  expect(overBudget(measured(budget + 1))).toEqual([expect.stringContaining(route)]);
  expect(overBudget({ "GET /api/new/": { statements: 0, postgres: 0, redis: 0, trips: 0 } })).toHaveLength(1);
});
