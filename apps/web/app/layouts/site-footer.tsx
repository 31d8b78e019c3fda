import { Link } from "react-router";
import { useRenderedAt } from "../lib/rendered-at.ts";
import { LEGAL_LINKS, type SiteLink } from "./foot/legal-links.ts";
import { Logo } from "./logo.tsx";
import { FOOTER_GROUPS } from "./public-links.ts";
import { ThemeSelect } from "./theme-select.tsx";

export function SiteFooter() {
  const year = new Date(useRenderedAt()).getFullYear();
  return (
    <footer className="on-night bg-night text-on-night">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr] md:py-16">
        <div className="col-span-2 md:col-span-1">
          <Logo />
          <p className="mt-4 max-w-72 text-on-night-2">
            Les missions urgentes et de courte durée, entre gens qui tiennent parole.
          </p>
          <p className="mt-5 max-w-72 text-on-night-2 text-sm">
            Renfort met en relation. Nous n’intervenons pas dans le paiement entre employeurs et candidats. Service
            réservé
            {" aux 18\u00a0ans et plus."}
          </p>
        </div>
        {FOOTER_GROUPS.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="mb-2 font-bold font-display text-lg">{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <FooterLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-white/15 border-t">
        <div className="wrap flex flex-wrap items-center justify-between gap-4 py-5 text-on-night-2 text-sm">
          <p>{`© ${year} Renfort`}</p>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL_LINKS.map((link) => (
              <li key={link.to}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
          <ThemeSelect />
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ to, label }: SiteLink) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-10 items-center text-on-night-2 no-underline underline-offset-3 hover:text-white hover:underline"
    >
      {label}
    </Link>
  );
}
