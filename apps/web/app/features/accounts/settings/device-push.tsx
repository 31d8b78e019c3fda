import { pushFr as fr } from "@app/contract/notifications/push.fr";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { usePushDevice } from "../../../ui/push-device.ts";

/** For this browser; needs script. */
export function DevicePush({ pushKey }: { pushKey: string }) {
  const device = usePushDevice("/appareils");
  const [step, setStep] = useState<"still" | "busy" | "failed">("still");
  const attempt = async (work: Promise<void>) => {
    setStep("busy");
    try {
      await work;
      setStep("still");
    } catch {
      setStep("failed");
    }
  };
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
            loading={step === "busy"}
            loadingLabel="Activation…"
            onClick={() => void attempt(device.turnOn(pushKey))}
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
            <Button variant="line" onClick={() => void attempt(device.turnOff())}>
              {fr.turnOff}
            </Button>
          }
        />
      )}
      {step === "failed" && <Notice tone="danger" title={fr.deviceFailed} live="assertive" />}
    </div>
  );
}
