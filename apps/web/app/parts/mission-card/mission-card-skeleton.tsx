import { Skeleton } from "../../ui/skeleton.tsx";

/** Same heights as a card, to avoid layout shifts. */
export function MissionCardSkeleton() {
  return (
    <div className="stub-card stub-card-c tone-neutral" aria-hidden="true">
      <div className="stub-card-body">
        <div className="flex items-center gap-2.5">
          <Skeleton className="size-10" />
          <div className="grid flex-1 gap-1.5">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
        <div className="mt-2.5 grid grid-cols-3 gap-3">
          <Skeleton className="h-9.5" />
          <Skeleton className="h-9.5" />
          <Skeleton className="h-9.5" />
        </div>
      </div>
      <div className="stub-card-stub">
        <div className="grid gap-1.5">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-3.5 w-24" />
        </div>
        <Skeleton className="h-11 w-24" />
      </div>
    </div>
  );
}
