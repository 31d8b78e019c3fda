import { memberFr } from "@app/contract/members/members.fr";
import { MEMBER_ROLES } from "@app/domain/members/member";
import { Check } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { RIGHTS } from "../member-text.fr.ts";

export function RightsTable() {
  return (
    <Card aria-labelledby="droits">
      <h2 id="droits" className="text-lg">
        Ce que chacun peut faire
      </h2>
      <table className="mt-2 w-full border-collapse text-sm">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col">
              <span className="sr-only">Droit</span>
            </th>
            {MEMBER_ROLES.map((role) => (
              <th key={role} scope="col" className="w-1/5 px-1 py-2 font-semibold break-words hyphens-auto">
                {memberFr.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map(({ name, roles }) => (
            <tr key={name} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 pr-2 text-left font-normal">
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
