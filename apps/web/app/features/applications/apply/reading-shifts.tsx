/** While the form, or the shifts it is about, are loaded. */
export function ReadingShifts() {
  return (
    <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-ink-2">
      <span className="spin" aria-hidden="true" />
      Lecture des créneaux…
    </p>
  );
}
