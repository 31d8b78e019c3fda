import { Link } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { Notice } from "../../../ui/notice.tsx";
import { applyAccount } from "./apply-account.ts";

/** Somebody a provider knows; `to` asks for a password instead. */
export function KnownNotice({ known, to }: { known: { provider: string } | null; to: string }) {
  const words = useWords(applyAccount);
  if (!known) return null;
  return (
    <Notice
      className="mt-6"
      tone="info"
      title={words.known(known.provider)}
      action={
        <Link to={to} className="link inline-flex min-h-11 items-center">
          {words.choosePassword}
        </Link>
      }
    >
      {words.fewFields}
    </Notice>
  );
}
