import { memberFr } from "@app/contract/members/members.fr";
import { MEMBER_ROLES } from "@app/domain/members/member";
import { Check } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";
import { RIGHTS } from "../member-text.fr.ts";

/** On a phone, the name of a right is a line above its values. */
const ROW = "max-sm:grid max-sm:grid-cols-3";

export function RightsTable() {
  return (
    <Card aria-labelledby="droits">
      <h2 id="droits" className="text-lg">
        Ce que chacun peut faire
      </h2>
      <table className="mt-2 w-full border-collapse text-sm">
        <thead>
          <tr className={cx("border-line-strong border-b", ROW)}>
            <th scope="col" className="max-sm:hidden">
              <span className="sr-only">Droit</span>
            </th>
            {MEMBER_ROLES.map((role) => (
              <th key={role} scope="col" className="px-1 py-2 font-semibold max-sm:text-xs sm:w-1/5">
                {memberFr.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map(({ name, roles }) => (
            <tr key={name} className={cx("border-line border-b last:border-b-0", ROW)}>
              <th scope="row" className="py-2 pr-2 text-left font-normal max-sm:col-span-3 max-sm:pb-0">
                {name}
              </th>
              {MEMBER_ROLES.map((role) => (
                <td key={role} className="px-1 py-2 text-center">
                  {roles.includes(role) ? (
                    <>
                      <Check className="ico inline-block text-lg text-ok" aria-hidden="true" />
                      <span className="sr-only">oui</span>
                    </>
                  ) : (
                    <span className="text-ink-2">non</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
