import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastQueue as ToastQueue,
} from "react-aria-components/Toast";
import { cx } from "../class-names.ts";

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;
/** Same as the timer bar in feedback.css. */
const TIMEOUT = 5_000;

interface ToastMessage {
  text: string;
  tone: keyof typeof ICONS;
  action?: { label: string; onAction: () => void };
  /** In milliseconds. */
  timeout?: number;
}

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Errors stay until dismissed; others 5 s, paused while hovered or focused. */
export function toast(text: string, options: Partial<Omit<ToastMessage, "text">> = {}): void {
  const message = { tone: "success" as const, ...options, text };
  queue.add(message, message.tone === "error" ? {} : { timeout: message.timeout ?? TIMEOUT });
}

/** Once per shell; public pages have none, so that they do not load React Aria. */
export function ToastRegion() {
  return (
    <I18nProvider locale="fr-FR">
      <AriaToastRegion queue={queue} className="toasts" aria-label="Messages">
        {({ toast: item }) => {
          const { text, tone, action, timeout } = item.content;
          const Icon = ICONS[tone];
          const close = () => queue.close(item.key);
          return (
            <AriaToast toast={item} className={cx("toast", `toast-${tone}`)}>
              <Icon className="ico" aria-hidden="true" />
              <AriaToastContent className="min-w-0 flex-1" role={tone === "error" ? "alert" : "status"}>
                <Text slot="title">{text}</Text>
              </AriaToastContent>
              {action && (
                <button
                  type="button"
                  className="relative min-h-6 cursor-pointer font-semibold underline underline-offset-3 after:absolute after:-inset-2.5"
                  onClick={() => {
                    action.onAction();
                    close();
                  }}
                >
                  {action.label}
                </button>
              )}
              <button
                type="button"
                aria-label="Fermer"
                className="relative -m-1 grid size-8 shrink-0 cursor-pointer place-content-center after:absolute after:-inset-1.5"
                onClick={close}
              >
                <X className="ico" aria-hidden="true" />
              </button>
              {tone !== "error" && timeout === undefined && <span className="toast-timer" aria-hidden="true" />}
            </AriaToast>
          );
        }}
      </AriaToastRegion>
    </I18nProvider>
  );
}
