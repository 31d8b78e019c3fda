import { Link } from "react-router";
import { Notice } from "../../../ui/notice.tsx";

/** Somebody a provider knows; `to` asks for a password instead. */
export function KnownNotice({ known, to }: { known: { provider: string } | null; to: string }) {
  if (!known) return null;
  return (
    <Notice
      className="mt-6"
      tone="info"
      title={`Vous vous inscrivez avec ${known.provider}.`}
      action={
        <Link to={to} className="link inline-flex min-h-11 items-center">
          Choisir un mot de passe
        </Link>
      }
    >
      Il reste quelques champs à remplir.
    </Notice>
  );
}
