import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { revalidateWhenIdle } from "../../../lib/router-activity.ts";

const PERIOD = 30_000;

/** A screen that stays open: read again twice a minute, not while it is hidden or without a network. */
export function useFreshBoard(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const { request, stop } = revalidateWhenIdle(() => void revalidate());
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) request();
    }, PERIOD);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [revalidate]);
}
