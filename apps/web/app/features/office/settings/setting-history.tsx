import { formatMoment } from "@app/domain/time/format-time";
import type { withChanges } from "./setting-changes.fr.ts";

interface SettingHistoryProps {
  history: ReturnType<typeof withChanges>;
  inForceId: number | undefined;
}

export function SettingHistory({ history, inForceId }: SettingHistoryProps) {
  return (
    <section aria-labelledby="historique" className="mt-8">
      <h2 id="historique" className="text-lg">
        Historique
      </h2>
      {history.length === 0 ? (
        <p className="mt-2 text-ink-2">Aucune valeur n’a encore été fixée ici.</p>
      ) : (
        <ol className="journal mt-2">
          {history.map(({ id, set_at: setAt, valid_from: from, set_by: by, reason, changes }) => (
            <li key={id}>
              <time dateTime={setAt}>{formatMoment(new Date(setAt))}</time>
              <div className="min-w-0 break-words">
                <p>
                  <strong>{by}</strong>
                  {` · valable à partir du ${formatMoment(new Date(from))}`}
                  {id === inForceId && <span className="badge b-green ml-2">En vigueur</span>}
                </p>
                <ul className="list-disc pl-5">
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
                <p className="quote mt-1">{reason}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
