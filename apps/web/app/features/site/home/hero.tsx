import { MapPin, Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

const EXAMPLES = ["Serveur", "Inventaire", "Cariste", "Aide-soignant"];

export interface HeroProps {
  rail: ReactNode;
  /** Undefined when it does not concern the role. */
  publish: string | undefined;
  /** How fast people are told; null when too few are known. */
  notified: string | null;
}

export function Hero({ rail, publish, notified }: HeroProps) {
  return (
    <div className="relative isolate overflow-hidden bg-night">
      <section className="on-night wrap relative grid gap-10 pt-20 pb-6 md:pt-34 md:pb-40 lg:grid-cols-[1.08fr_.92fr] lg:gap-16">
        <div className="min-w-0 self-center text-white">
          <h1 className="font-extrabold text-hero tracking-[-0.035em]">
            Du renfort,
            <br />
            tout de suite.
          </h1>
          <p className="mt-3 max-w-130 text-on-night-2 md:mt-5 md:text-xl">
            <span className="max-md:hidden">
              {"Un extra pour ce soir, un remplaçant demain à 6\u00a0h, une équipe pour la semaine. "}
            </span>
            Missions urgentes et courtes, gains affichés d’avance.
          </p>
          {notified !== null && (
            <p className="mt-1 text-on-night-2 text-sm md:mt-3 md:text-base">
              {`Les premières personnes disponibles sont prévenues en ${notified}.`}
            </p>
          )}
          <HeroSearch />
          {publish !== undefined && (
            <p className="mt-3 grid gap-x-4 md:mt-4 md:flex md:items-center">
              <span className="sr-only md:not-sr-only md:text-on-night-2">{"Il vous manque quelqu’un\u202f?"}</span>
              <LinkButton to={publish} variant="gilet" size="lg">
                Publier une mission
              </LinkButton>
            </p>
          )}
          <div className="mt-4 hidden flex-wrap items-center gap-x-4 gap-y-1 text-on-night-2 text-sm md:flex">
            <span>{"Par exemple\u00a0:"}</span>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {EXAMPLES.map((example) => (
                <li key={example}>
                  <Link
                    to={`/emplois?${new URLSearchParams({ query: example })}`}
                    className="inline-flex min-h-8 items-center underline underline-offset-3 hover:text-white"
                  >
                    {example}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {rail}
      </section>
      {/* Last: placed from the foot, it would move while the rest arrives. */}
      <div className="hero-sun" aria-hidden="true" />
    </div>
  );
}

function HeroSearch() {
  return (
    <search aria-label="Rechercher une mission">
      <Form
        action="/emplois"
        className="mt-4 grid grid-cols-2 gap-2 rounded-lg bg-surface p-2 text-ink shadow-3 md:mt-8 md:grid-cols-[1.2fr_1fr_auto]"
      >
        <PillField icon={Search} label="Métier ou entreprise" name="query" placeholder="Serveur, cariste…" />
        <PillField
          icon={MapPin}
          label="Lieu"
          name="location"
          placeholder="Ville"
          autoComplete="address-level2"
          divided
        />
        <Button type="submit" size="lg" className="max-md:col-span-2 md:min-h-14!">
          Rechercher
        </Button>
      </Form>
    </search>
  );
}

interface PillFieldProps extends ComponentProps<"input"> {
  icon: typeof Search;
  label: string;
  divided?: boolean;
}

function PillField({ icon: Icon, label, divided = false, ...input }: PillFieldProps) {
  return (
    <label className={divided ? "pill-field pill-divided" : "pill-field"}>
      <Icon className="ico text-ink-3 max-md:hidden" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ink-2 text-xs">{label}</span>
        <input type="text" className="w-full bg-transparent text-base placeholder:text-ink-3" {...input} />
      </span>
    </label>
  );
}
