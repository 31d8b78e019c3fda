import { Notice } from "./notice.tsx";

/** How a posted form ended, for a page without script; with it, a toast says the same. */
export function OutcomeNotice({ outcome }: { outcome: { ok: boolean; message?: string | undefined } | undefined }) {
  if (!outcome?.message) return null;
  return (
    <Notice
      tone={outcome.ok ? "ok" : "danger"}
      title={outcome.message}
      live={outcome.ok ? "polite" : "assertive"}
      className="no-js-only"
    />
  );
}
