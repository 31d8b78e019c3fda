import { cx } from "../../ui/class-names.ts";

const STEPS = [
  {
    title: "Vous cherchez ou publiez",
    text: "Un métier, un lieu, une date. Une mission se rédige en quelques minutes, même depuis un téléphone.",
    className: "bg-a1-tint md:rounded-r-none",
    ink: "text-a1-ink",
  },
  {
    title: "Vous vous accordez",
    text: "Une candidature avec un message et un CV, une réponse claire. Tout le monde sait où il en est.",
    className: "bg-a2-tint md:rounded-none",
    ink: "text-a2-ink",
  },
  {
    title: "Vous venez en renfort",
    text: "Horaires, lieu et gains sont écrits noir sur blanc avant le premier jour.",
    className: "bg-a4-tint md:rounded-l-none",
    ink: "text-a4-ink",
  },
] as const;

export function Steps() {
  return (
    <section className="render-near-screen wrap pt-18 md:pt-28">
      <h2 className="text-3xl md:text-4xl">De l’alerte au service, en trois étapes</h2>
      <ol className="mt-8 grid gap-6 md:grid-cols-3 md:gap-0">
        {STEPS.map(({ title, text, className, ink }, index) => (
          <li key={title} className={cx("step-sheet rounded-xl p-7 md:p-9", className)}>
            <span className={cx("display block text-5xl", ink)} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
