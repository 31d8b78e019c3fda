import { VERIFICATION } from "../../../lib/employer-paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { sheetFr as fr } from "./sheet-text.fr.ts";

/** Civil status is for companies whose people have shown that they are its people. */
export function ProveFirst({ text }: { text: string }) {
  return (
    <Notice
      tone="warn"
      title={text}
      action={
        <LinkButton to={VERIFICATION} variant="line">
          {fr.prove}
        </LinkButton>
      }
    />
  );
}
