import { pushFr as fr } from "@app/contract/push.fr";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePushDevice } from "../../ui/push-device.ts";

const PUT_OFF = "renfort.push.plus-tard";
const PUT_OFF_DAYS = 30;

/** The browser is asked only after a click; « Plus tard » lasts thirty days. */
export function PushOffer({ reason }: { reason: string }) {
  const device = usePushDevice("/appareils");
  const [closed, setClosed] = useState(false);
  const key = useFetcher<{ key: string | null }>();
  const asks = device.state === "off" && !closed;
  const { load, data } = key;
  useEffect(() => {
    if (asks && data === undefined && !isPutOff()) void load("/appareils");
  }, [asks, data, load]);
  const pushKey = data?.key;
  if (!asks || !pushKey) return null;
  const accept = async () => {
    try {
      await device.turnOn(pushKey);
    } catch {
      setClosed(true);
    }
  };
  const putOff = () => {
    localStorage.setItem(PUT_OFF, String(Date.now()));
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
          <Button variant="line" onClick={putOff}>
            {fr.later}
          </Button>
        </div>
      }
    />
  );
}

function isPutOff(): boolean {
  const since = Number(localStorage.getItem(PUT_OFF) ?? 0);
  return Date.now() - since < PUT_OFF_DAYS * 86_400_000;
}
