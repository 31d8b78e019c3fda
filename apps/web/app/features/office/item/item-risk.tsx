import type { OfficeItemView } from "@app/contract/office/office";

/** What the automatic check of first missions found, and what each finding weighs. */
export function ItemRisk({ risk }: { risk: NonNullable<OfficeItemView["risk"]> }) {
  return (
    <section className="fiche">
      <h2>{`Contrôle automatique\u00a0: ${risk.score} points, retenue à partir de ${risk.threshold}`}</h2>
      <ul className="grid gap-2">
        {risk.findings.map(({ explanation, trigger, weight }) => (
          <li key={explanation}>
            {`${explanation} `}
            {trigger !== "" && <strong>{`«\u00a0${trigger}\u00a0» `}</strong>}
            <span className="whitespace-nowrap text-ink-2">{`+ ${weight}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
