export type FormPurpose =
  | {
      kind: "publish";
      idempotencyKey: string;
      draftId: number | undefined;
      obstacle: string | undefined;
      /** The first autosave created the draft. */
      onDraft?: (id: number) => void;
    }
  | { kind: "edit"; backHref: string }
  /** A visitor: it is kept until there is an account. */
  | { kind: "visit" };
