import type { Db } from "@app/db/database";
import * as accounts from "../features/accounts/account-mails.ts";
import { renderFactorChanged } from "../features/accounts/second-step/factor-events.ts";
import { renderProofCode } from "../features/companies/proofs/proof-mails.ts";
import { renderInvitation } from "../features/members/invitation-mail.ts";
import { onNotificationMailDone, renderNotificationMail } from "../features/notifications/mail/mail-due.ts";
import { renderMailedAlert } from "../features/notifications/mail/mailed-alerts.ts";
import {
  renderContactAnswer,
  renderConversationRead,
  renderOfficeNotice,
} from "../features/office/decisions/decision-mails.ts";
import { renderReportForward, renderReportReceived } from "../features/office/reports/report-mails.ts";
import {
  renderContractCode,
  renderContractReady,
  renderContractSigned,
} from "../features/papers/contracts/contract-mails.ts";
import { renderUndeclared } from "../features/papers/undeclared/undeclared-mail.ts";
import { onAccountDeletedDone, renderAccountDeleted } from "../features/privacy/erase.ts";
import { renderConfirmAlert } from "../features/search/alerts/confirm-alert-mail.ts";
import { renderContactAcknowledge, renderContactForward } from "../features/site/contact-mails.ts";
import { type MailKind, type MailPayload, mails } from "../mails.ts";
import type { Context } from "../platform/context.ts";
import { isSuperseded, type QueuedMail } from "../platform/mail/mail-queue.ts";
import { createMailSender, type MailContent, type MailSender } from "../platform/mail/mail-sender.ts";

type Kind<K extends MailKind> = {
  render: (ctx: Context, payload: MailPayload<K>) => Promise<MailContent | null>;
  onDone?: (tx: Db, payload: MailPayload<K>, sentAt: Date | null) => Promise<void>;
  /** Its link invalidates the one of an earlier mail, which is then not sent. */
  isLatestOnly?: true;
};

/** Renders each kind of mail; a missing kind does not compile. */
const kinds: { [K in MailKind]: Kind<K> } = {
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
  "account.inactive": { render: accounts.renderInactive },
  "account.inactive_reminder": { render: accounts.renderInactiveReminder },
  "company.proof_code": { render: renderProofCode },
  "company.undeclared": { render: renderUndeclared },
  "contract.ready": { render: renderContractReady },
  "contract.code": { render: renderContractCode },
  "contract.signed": { render: renderContractSigned },
  "member.invited": { render: renderInvitation },
  "account.deleted": { render: renderAccountDeleted, onDone: onAccountDeletedDone },
  "alert.confirm": { render: renderConfirmAlert },
  "alert.missions": { render: renderMailedAlert },
  "contact.forward": { render: renderContactForward },
  "contact.acknowledge": { render: renderContactAcknowledge },
  "report.forward": { render: renderReportForward },
  "report.received": { render: renderReportReceived },
  "contact.answer": { render: renderContactAnswer },
  "office.notice": { render: renderOfficeNotice },
  "office.conversation_read": { render: renderConversationRead },
  notification: { render: renderNotificationMail, onDone: onNotificationMailDone },
};

const isKind = (kind: string): kind is MailKind => Object.hasOwn(kinds, kind);

function read(mail: QueuedMail) {
  if (!isKind(mail.kind)) throw new Error(`no such letter: ${mail.kind}`);
  // The table above pairs each kind with its own schema.
  const kind = kinds[mail.kind] as Kind<MailKind>;
  return { kind, payload: mails[mail.kind].parse(mail.payload) };
}

export function buildMailSender(ctx: Context): MailSender {
  return createMailSender(ctx, {
    async render(mail) {
      const { kind, payload } = read(mail);
      if (kind.isLatestOnly && (await isSuperseded(ctx.db, mail))) return null;
      return kind.render(ctx, payload);
    },
    async onDone(tx, mail, sentAt) {
      const { kind, payload } = read(mail);
      await kind.onDone?.(tx, payload, sentAt);
    },
  });
}
