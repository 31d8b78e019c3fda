import type { FollowedCompany } from "@app/contract/team/memberships";
import { formatLongDay } from "@app/domain/time/format-time";
import { Link } from "react-router";
import { companyPath } from "../../../parts/company/company-path.ts";
import { Monogram } from "../../../ui/monogram.tsx";
import { MembershipForm } from "./membership-form.tsx";

/** Companies whose missions for everybody are announced; they do not know who follows them. */
export function FollowedList({ followed }: { followed: readonly FollowedCompany[] }) {
  return (
    <section aria-labelledby="suivies">
      <h2 id="suivies" className="text-xl">
        Entreprises suivies
      </h2>
      {followed.length === 0 ? (
        <p className="mt-1 text-ink-2">
          Aucune. Sur la page d’une entreprise, «&#160;Suivre&#160;» vous annonce chacune de ses missions.
        </p>
      ) : (
        <ul className="card mt-3 divide-y divide-line">
          {followed.map(({ company, since }) => (
            <li key={company.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <Monogram name={company.name} id={company.id} src={company.logo} size={40} />
              <p className="min-w-0 flex-1 basis-40 break-words">
                <Link to={companyPath(company)} className="link font-semibold">
                  {company.name}
                </Link>
                <span className="block text-ink-2 text-sm">{`Depuis le ${formatLongDay(new Date(since))}`}</span>
              </p>
              <MembershipForm
                intent="unfollow"
                company={company.id}
                size="sm"
                variant="line"
                aria-label={`Ne plus suivre ${company.name}`}
              >
                Ne plus suivre
              </MembershipForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
