import { ChevronLeft, ChevronRight } from "lucide-react";
import { LinkButton } from "../../ui/link-button.tsx";

/** The list has no count, hence no page numbers. */
export function NotificationPages({ page, hasOlder }: { page: number; hasOlder: boolean }) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav aria-label="Pages de notifications" className="mt-8 flex flex-wrap justify-center gap-3">
      {page > 1 && (
        <LinkButton to={page === 2 ? "." : `?page=${page - 1}`} variant="line" icon={ChevronLeft}>
          Plus récentes
        </LinkButton>
      )}
      {hasOlder && (
        <LinkButton to={`?page=${page + 1}`} variant="line" iconAfter={ChevronRight}>
          Plus anciennes
        </LinkButton>
      )}
    </nav>
  );
}
