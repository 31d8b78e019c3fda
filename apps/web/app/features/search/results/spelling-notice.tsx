export function SpellingNotice({ typed, corrected }: { typed: string; corrected: string | undefined }) {
  if (corrected === undefined) return null;
  return (
    <p className="mb-5 rounded-lg bg-brand-soft p-4 font-medium text-brand-ink">
      {`Aucune mission pour «\u00a0${typed}\u00a0»\u00a0: voici celles pour «\u00a0${corrected}\u00a0».`}
    </p>
  );
}
