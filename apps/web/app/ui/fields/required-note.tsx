import { useUiWords } from "../ui-words.ts";

/** The same at the end of the first label, where a sentence would push the answers down. */
export function RequiredKey() {
  return <span className="text-ink-2 text-sm">{useUiWords().requiredKey}</span>;
}

/** What the star of a label means, before the first field. */
export function RequiredNote() {
  const { before, after } = useUiWords().required;
  return (
    <p className="text-ink-2 text-sm">
      {before}
      <span className="text-danger">*</span>
      {after}
    </p>
  );
}
