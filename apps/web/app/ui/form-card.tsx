import { type ReactNode, useId } from "react";

export function FormCard(props: { number?: number; title: string; end?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card card-pad grid grid-cols-[minmax(0,1fr)] gap-6" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="flex items-center gap-3 text-xl">
          {props.number !== undefined && (
            <span
              className="num grid size-8 place-content-center rounded-full bg-ink text-base text-paper"
              aria-hidden="true"
            >
              {props.number}
            </span>
          )}
          {props.title}
        </h2>
        {props.end}
      </div>
      {props.children}
    </section>
  );
}

export function Pair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      {children}
    </div>
  );
}
