/** `pnpm capacity`: computes the tables of docs/capacity.md from results.md and capacity/assumptions.ts. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withTables } from "./capacity/table.ts";

const PAGE = join(import.meta.dirname, "../docs/capacity.md");
const results = readFileSync(join(import.meta.dirname, "results.md"), "utf8");
writeFileSync(PAGE, withTables(readFileSync(PAGE, "utf8"), results));
