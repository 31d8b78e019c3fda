import { useEffect, useState } from "react";

/** `unknown` until the browser has said; `absent` when it cannot be told anything. */
export type DeviceState = "unknown" | "absent" | "denied" | "off" | "on";
export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

const isAble = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether this browser takes push messages for us, and how to change that; only a gesture of the person's may ask. */
export function usePushDevice() {
  const [state, setState] = useState<DeviceState>("unknown");
  useEffect(() => {
    let left = false;
    void readState().then((found) => {
      if (!left) setState(found);
    });
    return () => {
      left = true;
    };
  }, []);

  return {
    state,
    /** Asks the person, through the browser, and subscribes; null when either says no. */
    async turnOn(key: string): Promise<Subscribed | null> {
      const permission = await Notification.requestPermission();
      if (permission !== "granted") {
        setState(permission === "denied" ? "denied" : "off");
        return null;
      }
      const { pushManager } = await navigator.serviceWorker.ready;
      const applicationServerKey = Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
        char.charCodeAt(0),
      );
      // One made with another key would never be written to.
      await (await pushManager.getSubscription())?.unsubscribe();
      const subscribed = readSubscription(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
      if (subscribed) setState("on");
      return subscribed;
    },
    async turnOff(): Promise<Subscribed | null> {
      const subscription = await current();
      await subscription?.unsubscribe();
      setState("off");
      return readSubscription(subscription);
    },
  };
}

async function readState(): Promise<DeviceState> {
  if (!isAble()) return "absent";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && (await current()) ? "on" : "off";
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function readSubscription(subscription: PushSubscription | null): Subscribed | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const [p256dh, auth] = [keys?.["p256dh"], keys?.["auth"]];
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}
