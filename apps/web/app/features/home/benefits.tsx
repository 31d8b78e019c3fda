import { Store, TrendingUp, Zap } from "lucide-react";
import { type RuledItem, RuledList } from "../../ui/ruled-list.tsx";

const BENEFITS: readonly RuledItem[] = [
  {
    icon: Zap,
    title: "Mise en relation instantanée",
    text: "Une mission publiée est visible aussitôt, une candidature aussi. Chacun sait où il en est\u00a0: envoyée, lue, réponse.",
  },
  {
    icon: Store,
    title: "Des employeurs identifiés",
    text: "Un SIRET derrière chaque annonce\u202f: vous voyez s’il a été trouvé au répertoire Sirene, et quel jour. Conditions et gains sont affichés avant de postuler.",
  },
  {
    icon: TrendingUp,
    title: "Une carrière qui avance",
    text: "Chaque mission faite s’ajoute à votre profil, avec la note de l’employeur. Les bons renforts se font connaître.",
  },
];

export function Benefits() {
  return (
    <section className="render-near-screen wrap grid gap-8 pt-18 md:pt-28 lg:grid-cols-[.8fr_1.2fr] lg:gap-16">
      <h2 className="max-w-100 text-3xl md:text-4xl">{"Quand l’équipe est à\u00a0moins un, chaque minute compte."}</h2>
      <RuledList items={BENEFITS} />
    </section>
  );
}
