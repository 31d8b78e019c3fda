import { useEffect, useState } from "react";

/** `absent` when the browser has no push. */
export type DeviceState = "unknown" | "absent" | "denied" | "off" | "on";

const SENT_AT = "push-sent-at";
const RESEND_AFTER_MS = 3_600_000;

/**
 * The push subscription of this browser. `address` receives it again from time to time, since signing out removes it
 * from the server.
 */
export function usePushDevice(address: string) {
  const [state, setState] = useState<DeviceState>("unknown");
  useEffect(() => {
    let left = false;
    void readState().then((found) => {
      if (left) return;
      setState(found);
      if (found === "on") void sayAgain(address);
    });
    return () => {
      left = true;
    };
  }, [address]);

  return {
    state,
    /** Asks the person, through the browser, and subscribes. Throws when it should have worked. */
    async turnOn(key: string): Promise<void> {
      const permission = await Notification.requestPermission();
      if (permission !== "granted") return setState(permission === "denied" ? "denied" : "off");
      const { pushManager } = await navigator.serviceWorker.ready;
      // One made with another key would never be written to.
      await (await pushManager.getSubscription())?.unsubscribe();
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
      if (!(await sendSubscription(address, subscription, {}))) throw new Error("The server did not take it.");
      return setState("on");
    },
    async turnOff(): Promise<void> {
      const subscription = await current();
      if (subscription) await sendSubscription(address, subscription, { off: "1" });
      await subscription?.unsubscribe();
      setState("off");
    },
  };
}

async function readState(): Promise<DeviceState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "absent";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && (await current()) ? "on" : "off";
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function sendSubscription(
  address: string,
  subscription: PushSubscription,
  more: Record<string, string>,
): Promise<boolean> {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const result = await fetch(address, { method: "POST", body: new URLSearchParams({ endpoint, ...keys, ...more }) });
  return result.ok;
}

async function sayAgain(address: string): Promise<void> {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(SENT_AT) ?? 0) < RESEND_AFTER_MS) return;
  const subscription = await current();
  if (subscription && (await sendSubscription(address, subscription, {}))) sessionStorage.setItem(SENT_AT, String(now));
}

function bytesOf(key: string) {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}
