import { cx } from "../../../ui/class-names.ts";
import { LinkButton } from "../../../ui/link-button.tsx";

export interface CallPanelsProps {
  /** Undefined when it does not concern the role. */
  find: string | undefined;
  publish: string | undefined;
}

export function CallPanels({ find, publish }: CallPanelsProps) {
  const both = find !== undefined && publish !== undefined;
  return (
    <div className={cx("wrap grid gap-5 py-16 md:py-28", both && "md:grid-cols-2")}>
      {find !== undefined && (
        <section className="on-night relative overflow-hidden rounded-xl bg-brand-press p-8 text-white md:p-12 dark:bg-night-2">
          <span className="-right-16 -bottom-36 absolute size-64 rounded-full bg-feu" aria-hidden="true" />
          <h2 className="relative text-3xl md:text-4xl">{"Libre ce soir\u202f?"}</h2>
          <p className="relative mt-3 max-w-90 text-lg text-on-night-2">
            Un service, une journée, une semaine. Choisissez, postulez, suivez la réponse.
          </p>
          <LinkButton to={find} variant="gilet" size="lg" className="relative mt-7">
            Trouver un Emploi
          </LinkButton>
        </section>
      )}
      {publish !== undefined && (
        <section className="relative overflow-hidden rounded-xl bg-surface p-8 shadow-hair md:p-12">
          <div
            className="hung-card-frame -right-3 -bottom-8 top-auto! hidden w-44 -rotate-7 lg:block"
            aria-hidden="true"
          >
            <div className="hung-card grid gap-3 pt-6! pb-14!">
              <span className="hung-card-line w-4/5" />
              <span className="hung-card-line w-3/5" />
              <hr />
              <span className="hung-card-line w-2/5" />
            </div>
          </div>
          <h2 className="relative text-3xl md:text-4xl">{"Il vous manque quelqu’un\u202f?"}</h2>
          <p className="relative mt-3 max-w-90 text-ink-2 text-lg">
            Décrivez la mission, publiez-la. Elle est en ligne aussitôt.
          </p>
          <LinkButton to={publish} size="lg" className="relative mt-7">
            Publier une Offre
          </LinkButton>
        </section>
      )}
    </div>
  );
}
