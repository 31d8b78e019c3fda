import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import type { Outcome } from "./outcome.ts";
import { useUiWords } from "./ui-words.ts";

/** For pages without script; with it, a toast shows the same. */
export function OutcomeNotice({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome?.message) return null;
  return (
    <Notice
      tone={outcome.ok ? "ok" : "danger"}
      title={outcome.message}
      live={outcome.ok ? "polite" : "assertive"}
      className="no-js-only"
      action={outcome.undo && <UndoForm {...outcome.undo} />}
    />
  );
}

function UndoForm({ action, fields }: NonNullable<Outcome["undo"]>) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="line">
        {useUiWords().undo}
      </Button>
    </form>
  );
}
