import type { Db } from "@app/db/database";
import { renderFactorChanged } from "../features/accounts/factor-events.ts";
import * as accounts from "../features/accounts/letters.ts";
import { onNotificationLetterDone, renderNotificationLetter } from "../features/notifications/mail-due.ts";
import { renderOfficeAuthor, renderOfficeReporter } from "../features/office/letters.ts";
import { onAccountDeletedDone, renderAccountDeleted } from "../features/privacy/erase.ts";
import { renderContactAcknowledge, renderContactForward } from "../features/site/contact-letters.ts";
import { renderReportForward, renderReportReceived } from "../features/trust/letters.ts";
import { type LetterKind, type LetterPayload, letters } from "../letters.ts";
import type { Context } from "../platform/context.ts";
import { isSuperseded, type Letter } from "../platform/letter-queue.ts";
import { createLetterSender, type LetterContent, type LetterSender } from "../platform/letter-sender.ts";

type Kind<K extends LetterKind> = {
  render: (ctx: Context, payload: LetterPayload<K>) => Promise<LetterContent | null>;
  onDone?: (tx: Db, payload: LetterPayload<K>, sentAt: Date | null) => Promise<void>;
  /** Its link ends the one of an earlier letter, which is then not sent. */
  isLatestOnly?: true;
};

/** Which feature writes which letter: a kind without its words does not compile. */
const kinds: { [K in LetterKind]: Kind<K> } = {
  "account.registered": { render: accounts.renderRegistered },
  "account.verify_email": { render: accounts.renderVerifyEmail, isLatestOnly: true },
  "account.reset_password": { render: accounts.renderResetPassword, isLatestOnly: true },
  "account.password_changed": { render: accounts.renderPasswordChanged },
  "account.session_reused": { render: accounts.renderSessionReused },
  "account.factor_changed": { render: renderFactorChanged },
  "account.identity_linked": { render: accounts.renderIdentityLinked },
  "account.email_change_requested": { render: accounts.renderEmailChangeRequested, isLatestOnly: true },
  "account.email_change_warning": { render: accounts.renderEmailChangeWarning },
  "account.email_changed": { render: accounts.renderEmailChanged },
  "account.deletion_requested": { render: accounts.renderDeletionRequested, isLatestOnly: true },
  "account.deleted": { render: renderAccountDeleted, onDone: onAccountDeletedDone },
  "contact.forward": { render: renderContactForward },
  "contact.acknowledge": { render: renderContactAcknowledge },
  "report.forward": { render: renderReportForward },
  "report.received": { render: renderReportReceived },
  "office.author": { render: renderOfficeAuthor },
  "office.reporter": { render: renderOfficeReporter },
  notification: { render: renderNotificationLetter, onDone: onNotificationLetterDone },
};

const isKind = (kind: string): kind is LetterKind => Object.hasOwn(kinds, kind);

function read(letter: Letter) {
  if (!isKind(letter.kind)) throw new Error(`no such letter: ${letter.kind}`);
  // The table above pairs each kind with the schema of its own name.
  const kind = kinds[letter.kind] as Kind<LetterKind>;
  return { kind, payload: letters[letter.kind].parse(letter.payload) };
}

export function buildLetterSender(ctx: Context): LetterSender {
  return createLetterSender(ctx, {
    async render(letter) {
      const { kind, payload } = read(letter);
      if (kind.isLatestOnly && (await isSuperseded(ctx.db, letter))) return null;
      return kind.render(ctx, payload);
    },
    async onDone(tx, letter, sentAt) {
      const { kind, payload } = read(letter);
      await kind.onDone?.(tx, payload, sentAt);
    },
  });
}
