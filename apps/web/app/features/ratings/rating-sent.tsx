import { RATING_BLIND_DAYS } from "@app/domain/ratings/rating-review";
import { CircleCheck, Repeat } from "lucide-react";
import { useEffect, useRef } from "react";
import { LinkButton } from "../../ui/link-button.tsx";

export interface RatingSentProps {
  name: string;
  /** Held for moderation. */
  held: boolean;
  /** Both sides have rated. */
  published: boolean;
  againHref: string;
  nextHref: string | undefined;
}

function next(name: string, held: boolean, published: boolean): string {
  if (held) return `Nous la vérifions avant que ${name} ne la lise.`;
  return published
    ? `${name} la lira et pourra y répondre.`
    : `${name} la lira après avoir donné son avis, ou au bout de ${RATING_BLIND_DAYS}\u00a0jours.`;
}

export function RatingSent({ name, held, published, againHref, nextHref }: RatingSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="text-center">
      <span className="mx-auto grid size-16 place-content-center rounded-xl bg-ok-soft text-3xl text-ok-ink">
        <CircleCheck className="ico" aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        Évaluation envoyée
      </h2>
      <p className="mx-auto mt-2 max-w-100 text-ink-2">
        {`${next(name, held, published)} Une mission semblable arrive\u202f? Repartez de celle-ci.`}
      </p>
      <div className="mt-6 grid gap-3">
        <LinkButton to={againHref} block icon={Repeat} className="px-3!">
          Reprendre cette personne
        </LinkButton>
        {nextHref !== undefined && (
          <LinkButton to={nextHref} variant="line" block className="px-3!">
            Évaluer une autre personne
          </LinkButton>
        )}
      </div>
    </div>
  );
}
