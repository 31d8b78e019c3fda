import { useQueue } from "../../features/office/queue/office-queue.ts";
import { QueueKeys } from "../../features/office/queue/office-shortcuts.tsx";
import { QueueList } from "../../features/office/queue/queue-list.tsx";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { Notice } from "../../ui/notice.tsx";

export default function OfficeQueue() {
  const queue = useQueue();
  const done = useFlashToast({ decidee: "Décision envoyée." });
  if (!queue) return null;
  return (
    <div className="q-wrap">
      <QueueKeys queue={queue} />
      <QueueList queue={queue} isHeading />
      <div className="q-detail">
        {done !== undefined && <Notice tone="ok" title={done} className="no-js-only" />}
        <p className="m-auto text-ink-2">Ouvrez un dossier de la file.</p>
      </div>
    </div>
  );
}
