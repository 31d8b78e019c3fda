import { pushFr as fr } from "@app/contract/notifications/push.fr";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePushDevice } from "../../ui/push-device.ts";
import { isPutOff, putOff } from "./put-off.ts";

const PUT_OFF = "renfort.push.plus-tard";

/** The browser is asked only after a click; « Plus tard » lasts thirty days. */
export function PushOffer({ reason }: { reason: string }) {
  const device = usePushDevice("/appareils");
  const [closed, setClosed] = useState(false);
  const [pushKey, setPushKey] = useState<string | null>(null);
  const asks = device.state === "off" && !closed;
  useEffect(() => {
    if (!asks || isPutOff(PUT_OFF)) return undefined;
    const leaving = new AbortController();
    void readPushKey(leaving.signal).then(setPushKey, () => {});
    return () => leaving.abort();
  }, [asks]);
  if (!asks || !pushKey) return null;
  const accept = async () => {
    try {
      await device.turnOn(pushKey);
    } catch {
      setClosed(true);
    }
  };
  const later = () => {
    putOff(PUT_OFF);
    setClosed(true);
  };
  return (
    <Notice
      tone="info"
      title={reason}
      className="mt-5"
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void accept()}>{fr.turnOn}</Button>
          <Button variant="line" onClick={later}>
            {fr.later}
          </Button>
        </div>
      }
    />
  );
}

/** Not by the router, which reloads the page when the script of a route cannot be fetched. */
async function readPushKey(signal: AbortSignal): Promise<string | null> {
  const response = await fetch("/appareils", { signal });
  const { key } = (await response.json()) as { key: string | null };
  return key;
}
