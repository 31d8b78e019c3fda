import { pushFr as fr } from "@app/contract/push.fr";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePushDevice } from "../../ui/push-device.ts";

/** Turns push messages on or off for the browser one is reading this with. Without script there is nothing to turn on. */
export function DevicePush({ pushKey }: { pushKey: string }) {
  const device = usePushDevice();
  const [failed, setFailed] = useState(false);
  const fetcher = useFetcher<{ ok: boolean }>();
  const toggle = async (on: boolean) => {
    setFailed(false);
    try {
      const subscribed = on ? await device.turnOn(pushKey) : await device.turnOff();
      if (!subscribed) return;
      const form = { endpoint: subscribed.endpoint, ...subscribed.keys, ...(!on && { off: "1" }) };
      await fetcher.submit(form, { method: "post", action: "/appareils" });
    } catch {
      setFailed(true);
    }
  };
  const refused = failed || fetcher.data?.ok === false;
  if (device.state === "unknown") return null;
  return (
    <div className="mt-4 grid gap-3">
      {device.state === "absent" && <p className="text-ink-2 text-sm">{fr.deviceAbsent}</p>}
      {device.state === "denied" && <Notice tone="warn" title={fr.deviceDenied} />}
      {device.state === "off" && (
        <div>
          <Button
            variant="soft"
            icon={BellRing}
            className="w-full md:w-auto"
            loading={fetcher.state !== "idle"}
            loadingLabel="Activation…"
            onClick={() => void toggle(true)}
          >
            {fr.turnOn}
          </Button>
        </div>
      )}
      {device.state === "on" && (
        <Notice
          tone="ok"
          title={fr.deviceOn}
          live="polite"
          action={
            <Button variant="line" onClick={() => void toggle(false)}>
              {fr.turnOff}
            </Button>
          }
        />
      )}
      {refused && <Notice tone="danger" title={fr.deviceFailed} live="assertive" />}
    </div>
  );
}
