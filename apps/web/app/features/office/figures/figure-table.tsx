interface FigureTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export function FigureTable({ title, columns, rows }: FigureTableProps) {
  if (rows.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: it scrolls by keyboard
    <section className="fiche mt-3 overflow-x-auto" aria-label={title} tabIndex={0}>
      <table className="office-table">
        <caption className="pb-2 text-left font-bold font-display">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join("|")}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function FigureList({ lines }: { lines: readonly { label: string; text: string }[] }) {
  return (
    <dl className="fiche kv mt-3">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
