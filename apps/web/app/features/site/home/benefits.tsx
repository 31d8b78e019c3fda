import { Store, TrendingUp, Zap } from "lucide-react";
import { type RuledItem, RuledList } from "../../../ui/ruled-list.tsx";

/** What was measured is said beside what is quick. */
function benefitsOf(matching: string | null, telling: string | null): readonly RuledItem[] {
  return [
    {
      icon: Zap,
      title: "L’alerte part aussitôt",
      text: [
        "Une mission publiée est visible tout de suite.",
        telling !== null && `Les premières personnes disponibles sont prévenues, sauf la nuit\u00a0: ${telling}.`,
        matching !== null && `La réponse prend plus de temps\u00a0: ${matching}.`,
      ]
        .filter(Boolean)
        .join(" "),
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
}

/** How long it takes to tell people, and to accept the first one; null when too few are known. */
export function Benefits({ matching, telling }: { matching: string | null; telling: string | null }) {
  return (
    <section className="render-near-screen wrap grid gap-8 pt-18 md:pt-28 lg:grid-cols-[.8fr_1.2fr] lg:gap-16">
      <h2 className="max-w-100 text-3xl md:text-4xl">{"Quand l’équipe est à\u00a0moins un, chaque minute compte."}</h2>
      <RuledList items={benefitsOf(matching, telling)} />
    </section>
  );
}
