import { WifiOff } from "lucide-react";
import { useOnline } from "../ui/use-online.ts";

export function OfflineBar({ text }: { text: string }) {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-center font-medium text-paper text-sm">
          <WifiOff className="ico shrink-0" aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
