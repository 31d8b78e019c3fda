import { X } from "lucide-react";
import { Link } from "react-router";
import { SIGN_UP } from "./public-links.ts";

/** Hidden by page-start.js, which stores it in the browser: public pages are the same for everyone. */
export function VisitorBanner() {
  return (
    <aside
      aria-label="Bandeau visiteur"
      className="visitor-banner on-night bg-ink text-paper text-sm dark:bg-sunken dark:text-ink"
    >
      <div className="wrap flex min-h-11 items-center justify-center gap-3 py-1.5">
        <p>
          <span className="hidden md:inline">
            {"Première visite\u202f? Inscrivez-vous gratuitement et trouvez une mission près de chez vous. "}
          </span>
          <span className="md:hidden">Gratuit et sans engagement. </span>
          <Link className="font-semibold underline underline-offset-3" to={SIGN_UP.to}>
            Créer un compte
          </Link>
        </p>
        <button
          type="button"
          className="js-only ms-auto grid size-9 cursor-pointer place-content-center rounded-full md:ml-2"
          aria-label="Masquer le bandeau"
          data-store="visitor-banner"
          value="hidden"
        >
          <X className="ico" aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}
