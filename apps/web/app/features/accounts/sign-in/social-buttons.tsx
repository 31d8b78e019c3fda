import { PROVIDER_NAMES, type SocialProvider } from "@app/domain/accounts/social-provider";
import { useWords } from "../../../lib/language/language.ts";
import { buttonClass } from "../../../ui/button-styles.ts";
import { cx } from "../../../ui/class-names.ts";
import { signInWords } from "./sign-in-words.ts";

export interface SocialButtonsProps {
  /** Those this server is configured for. */
  providers: readonly SocialProvider[];
  /** Query parameters for the return. */
  search: string;
  wide?: boolean;
}

/** Links, because the content security policy refuses forms that leave the site. */
export function SocialButtons({ providers, search, wide = false }: SocialButtonsProps) {
  const words = useWords(signInWords);
  if (providers.length === 0) return null;
  return (
    <div className="mt-7 grid gap-3">
      <p className="flex items-center gap-4 text-ink-3 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      <div className={cx("grid gap-3", wide && providers.length > 1 && "sm:grid-cols-2")}>
        {providers.map((provider) => (
          <a
            key={provider}
            href={`/connexion/${provider}${search}`}
            rel="nofollow"
            className={buttonClass({ variant: "line" })}
          >
            <img src={`/${provider}.svg`} alt="" width={20} height={20} />
            {words.continueWith(PROVIDER_NAMES[provider])}
          </a>
        ))}
      </div>
    </div>
  );
}
