import type { NextStart } from "@app/contract/employer";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { cx } from "../../ui/class-names.ts";
import { startPhrase } from "./mission-start.ts";
import { type Staffing, staffing } from "./staffing.ts";

const STYLES: Record<Staffing["tone"], { icon: typeof CircleCheck; color: string }> = {
  ready: { icon: CircleCheck, color: "text-ok" },
  waiting: { icon: CircleAlert, color: "text-ink-2" },
  short: { icon: CircleAlert, color: "text-feu-deep" },
};

export function NextStarts({ starts, base, now }: { starts: readonly NextStart[]; base: string; now: number }) {
  if (starts.length === 0) return null;
  return (
    <section aria-labelledby="prochains-demarrages" className="card min-w-0 px-5 py-5 md:px-6">
      <h2 id="prochains-demarrages" className="text-xl md:text-2xl">
        Prochains démarrages
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {starts.map((start) => {
          const { tone, text } = staffing(start);
          const { icon: Icon, color } = STYLES[tone];
          return (
            <li key={start.id} className="py-3.5">
              <h3 className="font-sans text-base tracking-normal">
                <Link
                  to={`${base}/emplois/${start.id}`}
                  prefetch="intent"
                  className="inline-block py-0.5 font-semibold no-underline hover:underline"
                >
                  {start.title}
                </Link>
              </h3>
              <p className="text-ink-2 text-sm">
                <time dateTime={start.startDate}>{capitalized(startPhrase(start.startDate, now))}</time>
                {` · ${start.location}`}
              </p>
              <p className={cx("mt-1 flex items-start gap-1.5 font-medium text-sm", color)}>
                <Icon className="ico mt-0.5" aria-hidden="true" />
                {text}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
