import { FilePen, X } from "lucide-react";
import { Link, useFetcher, useLocation } from "react-router";
import { useHydrated } from "../ui/hydrated.ts";

export interface Resumable {
  title: string;
  to: string;
  stamp: string;
}

const EMPLOYER = "/employeur/tableau-de-bord";
/** Where missions are written, and where drafts are listed. */
const HIDDEN = [`${EMPLOYER}/publier`, `${EMPLOYER}/modifier-emploi-brouillons`, `${EMPLOYER}/emplois-brouillons`];

export function useResumable(resumable: Resumable | null): Resumable | null {
  const { pathname } = useLocation();
  return HIDDEN.some((start) => pathname.startsWith(start)) ? null : resumable;
}

/** Under the top bar of every page, while a mission is being written. */
export function ResumeBar({ resumable }: { resumable: Resumable }) {
  const fetcher = useFetcher({ key: "dismiss-draft" });
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  if (fetcher.state !== "idle") return null;
  return (
    <section
      aria-label="Mission en cours d’écriture"
      className="flex items-center gap-3 border-line border-b bg-brand-soft pr-1 pl-4 text-brand-ink text-sm md:pr-6 md:pl-8"
    >
      <Link to={resumable.to} className="flex min-h-11 min-w-0 flex-1 items-center gap-2">
        <FilePen className="ico shrink-0" aria-hidden="true" />
        <span className="shrink-0 font-semibold underline underline-offset-3">Reprendre ma mission</span>
        <span className="min-w-0 truncate">{resumable.title}</span>
      </Link>
      <fetcher.Form method="post" action={`${EMPLOYER}/brouillon-de-cote`}>
        <input type="hidden" name="stamp" value={resumable.stamp} />
        {!hydrated && <input type="hidden" name="back" value={pathname + search} />}
        <button type="submit" className="btn btn-icon btn-ghost" aria-label="Ne plus proposer cette mission ici">
          <X className="ico" aria-hidden="true" />
        </button>
      </fetcher.Form>
    </section>
  );
}
