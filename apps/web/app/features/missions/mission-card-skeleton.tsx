import { Skeleton } from "../../ui/skeleton.tsx";

/** Same heights as a card, to avoid layout shifts. */
export function MissionCardSkeleton() {
  return (
    <div className="bon" aria-hidden="true">
      <div className="bon-body">
        <div className="flex gap-2">
          <Skeleton className="h-6.5 w-20" />
          <Skeleton className="h-6.5 w-28" />
        </div>
        <div className="mt-4 flex gap-3">
          <Skeleton className="size-11" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
        <Skeleton className="mt-5 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-3/4" />
      </div>
      <div className="bon-stub">
        <div className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-7 w-20" />
        </div>
        <Skeleton className="h-11 w-24" />
      </div>
    </div>
  );
}
