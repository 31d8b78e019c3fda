import type { ReactNode } from "react";
import { Link } from "react-router";
import { frame } from "../lib/language/frame.ts";
import { useWords } from "../lib/language/language.ts";
import { LanguageMenu, LanguageOffer } from "../parts/language/language-menu.tsx";
import { cx } from "../ui/class-names.ts";
import { CardRail } from "./card-rail.tsx";
import { Logo } from "./logo.tsx";

export interface AuthLayoutProps {
  /** Next to the logo: « Déjà inscrit ? Se connecter ». */
  headerEnd?: ReactNode;
  /** The page exists in every language. */
  languages?: boolean;
  /** Width of the form: 440 px, or 620 px for registration. */
  wide?: boolean;
  promise: string;
  promiseText?: string;
  card: ReactNode;
  children: ReactNode;
}

/** Form on the left, night panel on the right from 1024 px. */
export function AuthLayout({
  headerEnd,
  languages = false,
  wide = false,
  promise,
  promiseText,
  card,
  children,
}: AuthLayoutProps) {
  const words = useWords(frame);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(420px,42%)]">
      <div className="flex min-w-0 flex-col">
        <header className="flex h-18 items-center justify-between gap-4 px-5 md:h-22 md:px-12">
          <Link to="/" className="inline-flex" aria-label={words.home}>
            <Logo short={languages} />
          </Link>
          {languages && <LanguageMenu />}
          {headerEnd !== undefined && <div className="text-ink-2 text-sm">{headerEnd}</div>}
        </header>
        <main
          id="contenu"
          tabIndex={-1}
          className={cx("grid flex-1 content-start px-5 pb-16 md:px-12", !wide && "lg:content-center")}
        >
          <div className={cx("mx-auto w-full pt-2", wide ? "max-w-[620px] md:pt-6" : "max-w-[440px]")}>{children}</div>
        </main>
      </div>
      <aside className="on-night relative hidden overflow-hidden bg-night text-white lg:block" aria-label="Renfort">
        <div
          className="-translate-x-1/2 absolute -bottom-90 left-1/2 size-160 rounded-full bg-feu"
          aria-hidden="true"
        />
        <div className="sticky top-0 flex h-dvh max-h-[1000px] flex-col pt-24">
          <p className="display relative max-w-130 px-12 text-4xl xl:text-5xl">{promise}</p>
          {promiseText !== undefined && (
            <p className="relative mt-4 max-w-120 px-12 text-lg text-on-night-2">{promiseText}</p>
          )}
          <CardRail tilt="right" className="mt-14 flex-1">
            {card}
          </CardRail>
        </div>
      </aside>
      {languages && <LanguageOffer />}
    </div>
  );
}
