import { APPLICATION_STATUSES } from "@app/domain/applications/application";
import { expect, test } from "vitest";
import { requestedStatus, statusSearch } from "./status-filter.ts";

test.each(APPLICATION_STATUSES)("the tile of %s leads to its own list", (status) => {
  expect(requestedStatus(new URLSearchParams(statusSearch(status)))).toBe(status);
});

test.each(["", "statut=", "statut=tout", "statut=pending"])("« ?%s » filters nothing", (search) => {
  expect(requestedStatus(new URLSearchParams(search))).toBeUndefined();
});
