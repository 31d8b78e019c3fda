import { accentOf } from "../../../ui/accent.ts";
import { cx } from "../../../ui/class-names.ts";
import { Monogram } from "../../../ui/monogram.tsx";

/** A pattern in the colour of the monogram: companies have no picture of their own. */
export function CompanyCover({ name, logo }: { name: string; logo: string | null }) {
  return (
    <div className="company-head">
      <svg className={cx("cover", accentOf(name))} aria-hidden="true" focusable="false">
        <defs>
          <pattern id="arches" width="90" height="200" patternUnits="userSpaceOnUse">
            <path d="M0 200V120a45 45 0 0 1 90 0v80M16 200V120a29 29 0 0 1 58 0v80M0 62h90M0 68h90M45 0v26" />
            <circle cx="45" cy="36" r="10" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#arches)" />
      </svg>
      <div className="company-logo">
        <Monogram name={name} src={logo} size={96} />
      </div>
    </div>
  );
}
