import { LANGUAGE_NAMES, LANGUAGES, type Language } from "@app/domain/text/language";

export interface LanguageFormProps {
  /** Where the choice leads back to. */
  back: string;
  current: Language | null;
  className?: string;
  buttonClass: (isCurrent: boolean) => string;
}

/** Each language in its own words; a document request, so that the whole page comes back in it. */
export function LanguageButtons({ back, current, className, buttonClass }: LanguageFormProps) {
  return (
    <form method="post" action="/langue" className={className}>
      <input type="hidden" name="redirect" value={back} />
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          className={buttonClass(language === current)}
          aria-current={language === current ? "true" : undefined}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </form>
  );
}
