import { LANGUAGE_NAMES, type Language, preferredLanguage } from "@app/domain/text/language";
import { Languages } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { frame } from "../../lib/language/frame.ts";
import { useChosenLanguage, useLanguage, useWords } from "../../lib/language/language.ts";
import { buttonClass } from "../../ui/button-styles.ts";
import { LanguageButtons } from "./language-buttons.tsx";

/** After the logo; works before any script. */
export function LanguageMenu() {
  const language = useLanguage();
  const words = useWords(frame);
  const { pathname, search } = useLocation();
  return (
    <details className="relative me-auto">
      <summary className="btn btn-ghost gap-1.5 px-2!">
        <span className="sr-only">{words.language(LANGUAGE_NAMES[language])}</span>
        <Languages className="ico" aria-hidden="true" />
        <span className="sm:hidden" aria-hidden="true">
          {language.toUpperCase()}
        </span>
        <span className="max-sm:hidden" aria-hidden="true">
          {LANGUAGE_NAMES[language]}
        </span>
      </summary>
      <LanguageButtons
        back={pathname + search}
        current={language}
        className="menu absolute start-0 top-full z-40 grid min-w-32"
        buttonClass={(isCurrent) => (isCurrent ? "menu-i font-semibold" : "menu-i")}
      />
    </details>
  );
}

const OFFERS: Record<Language, string> = {
  fr: "Lire cette page en français",
  en: "Read this page in English",
  ar: "قراءة هذه الصفحة بالعربية",
  pt: "Ler esta página em português",
  uk: "Читати цю сторінку українською",
};

const never = () => () => {};
const preferred = () => preferredLanguage(navigator.languages);

/** Until the visitor chose: the browser’s own language, in it. The page is the same for all, so that a script asks. */
export function LanguageOffer() {
  const shown = useLanguage();
  const chosen = useChosenLanguage();
  const offered = useSyncExternalStore<Language | undefined>(never, preferred, () => undefined);
  const { pathname, search } = useLocation();
  if (chosen !== null || offered === undefined || offered === shown) return null;
  return (
    <form
      method="post"
      action="/langue"
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap justify-center gap-2 border-line border-t bg-surface p-3"
    >
      <input type="hidden" name="redirect" value={pathname + search} />
      <button type="submit" name="language" value={offered} lang={offered} className={buttonClass({})}>
        {OFFERS[offered]}
      </button>
      <button type="submit" name="language" value={shown} lang={shown} className={buttonClass({ variant: "line" })}>
        {LANGUAGE_NAMES[shown]}
      </button>
    </form>
  );
}
