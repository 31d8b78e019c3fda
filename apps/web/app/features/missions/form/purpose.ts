/** What the form is for: to publish, by way of a draft, or to change what is published. */
export type Purpose =
  | {
      kind: "publish";
      /** Makes a double click publish once. */
      idempotencyKey: string;
      /** The draft that publishing replaces. */
      draftId: number | undefined;
      /** Why nothing can be published yet. */
      obstacle: string | undefined;
      /** The first words were kept: this draft now exists. */
      onDraft?: (id: number) => void;
    }
  | { kind: "edit"; startLocked: boolean; backHref: string };
