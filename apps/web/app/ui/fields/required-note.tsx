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
