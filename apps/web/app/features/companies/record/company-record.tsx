import type { CompanyRecordLine, CompanyRecordView } from "@app/contract/companies/companies";
import { formatDay } from "@app/domain/time/format-time";
import { Link } from "react-router";
import { EMPLOYER } from "../../../lib/employer-paths.ts";
import { answeredText, cancelledText } from "../../../parts/company/company-facts.fr.ts";

/** What the public reads of the company’s answers and cancellations, and the missions behind it. */
export function CompanyRecord({ record: { answers, record, lines } }: { record: CompanyRecordView }) {
  const answered = answeredText(answers);
  return (
    <section aria-labelledby="reponses">
      <h2 id="reponses" className="text-lg md:text-xl">
        Réponses et annulations
      </h2>
      <p className="mt-1 text-ink-2">
        {answered === undefined
          ? "Sur vos annonces, les personnes lisent à combien de candidatures vous avez répondu, à partir de cinq."
          : `Sur vos annonces, les personnes lisent\u00a0: «\u00a0Cet employeur ${answered}\u00a0».`}{" "}
        Un refus compte comme une réponse, le silence non.
      </p>
      {record.came + record.cancelled > 0 && <p className="mt-1 text-ink-2">{cancelledText(record)}</p>}
      {lines.length > 0 && (
        <>
          <ul className="card mt-3 divide-y divide-line">
            {lines.map((line) => (
              <li key={`${line.fact}-${line.job.id}`} className="px-5 py-3">
                <Link to={`${EMPLOYER}/emplois/${line.job.id}`} className="link break-words font-semibold">
                  {line.job.title}
                </Link>
                <span className="block text-ink-2 text-sm">
                  {`${formatDay(new Date(line.job.startDate))} · ${factText(line)}`}
                </span>
              </li>
            ))}
          </ul>
          <p className="hint mt-3">
            Une ligne est fausse&#8239;?{" "}
            <Link to="/contact" className="link">
              Contestez-la auprès du bureau de Renfort
            </Link>
            .
          </p>
        </>
      )}
    </section>
  );
}

function factText({ fact, people }: CompanyRecordLine): string {
  if (fact === "lapsed")
    return people > 1 ? `${people}\u00a0candidatures sans réponse` : "1\u00a0candidature sans réponse";
  return people > 1 ? `${people}\u00a0venues confirmées annulées` : "1\u00a0venue confirmée annulée";
}
