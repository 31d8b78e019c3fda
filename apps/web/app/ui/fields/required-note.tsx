/** The same at the end of the first label, where a sentence would push the answers down. */
export const RequiredKey = () => <span className="text-ink-2 text-sm">{"*\u00a0obligatoire"}</span>;

/** What the star of a label means, before the first field. */
export function RequiredNote() {
  return (
    <p className="text-ink-2 text-sm">
      {"Les champs marqués "}
      <span className="text-danger">*</span>
      {" sont obligatoires."}
    </p>
  );
}
