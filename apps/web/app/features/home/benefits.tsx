import { BadgeEuro, Route, ShieldCheck } from "lucide-react";
import { type RuledItem, RuledList } from "../../ui/ruled-list.tsx";

/** Only what the product does today. */
const BENEFITS: readonly RuledItem[] = [
  {
    icon: BadgeEuro,
    title: "La rémunération toujours affichée",
    text: "Taux, heures, jours et gains estimés sont écrits sur chaque mission, avant de postuler.",
  },
  {
    icon: ShieldCheck,
    title: "Un SIRET contrôlé à l’inscription",
    text: "Chaque employeur s’inscrit avec le numéro de son entreprise. Personne ne vous demandera d’argent pour une mission.",
  },
  {
    icon: Route,
    title: "Chacun sait où il en est",
    text: "Envoyée, lue, réponse\u00a0: une candidature montre son chemin, du premier message à la confirmation.",
  },
];

export function Benefits() {
  return (
    <section className="wrap grid gap-8 pt-18 md:pt-28 lg:grid-cols-[.8fr_1.2fr] lg:gap-16">
      <h2 className="max-w-100 text-3xl md:text-4xl">{"Quand l’équipe est à\u00a0moins un, chaque minute compte."}</h2>
      <RuledList items={BENEFITS} />
    </section>
  );
}
