import type { LocalPayView } from "@app/contract/missions/local-pay";
import { sectorOfTitle } from "@app/domain/catalogue/title-sector";
import { centsToEuros } from "@app/domain/money/money";
import type { Context } from "../../platform/context.ts";
import { defineStatement, runForRow } from "../../platform/database/prepared-statements.ts";
import { localPay } from "../../views/local-pay.ts";
import { locate } from "../../views/places/locate.ts";

const DEPARTMENT = defineStatement(
  "department_of_commune",
  "select d.code, d.name from communes c join departments d on d.code = c.department_code where c.code = $1",
);

const NONE: LocalPayView = { median: null };

export function localPayReader(ctx: Context) {
  const readPay = localPay(ctx);

  return async (asked: { title: string; place: string }): Promise<LocalPayView> => {
    const sector = sectorOfTitle(asked.title);
    const place = sector && asked.place !== "" ? await locate(ctx.pool, asked.place) : null;
    if (!sector || !place) return NONE;
    const department = await runForRow<{ code: string; name: string }>(ctx.pool, DEPARTMENT, [place.code]);
    if (!department) return NONE;
    const pay = await readPay(department.code, sector.name);
    if (!pay) return NONE;
    return {
      median: centsToEuros(pay.cents),
      count: pay.count,
      sector: sector.name,
      department: `${department.name} (${department.code})`,
    };
  };
}
