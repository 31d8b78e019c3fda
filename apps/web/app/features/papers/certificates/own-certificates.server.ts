import type { Client } from "@app/contract/client";
import type { MissionView } from "@app/contract/missions/missions";
import { certificatesRoute, writeCertificatesRoute } from "@app/contract/papers/certificates";
import { certificateFr } from "@app/contract/papers/certificates.fr";
import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  lastEndOf,
  missingCertificates,
} from "@app/domain/papers/certificates";
import { isDay } from "@app/domain/time/calendar";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../../lib/api/api.server.ts";
import { refuse, submitForm, textOf } from "../../../lib/form.server.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { endField, HELD, shareField } from "./certificate-fields.ts";
import { ownCertificatesFr as fr } from "./own-certificates.fr.ts";

/** The whole list: what is not ticked is no longer declared. */
export function saveCertificates(context: Readonly<RouterContextProvider>, form: FormData) {
  const held = form.getAll(HELD);
  const certificates = CERTIFICATE_KINDS.filter((kind) => held.includes(kind)).map((kind) => ({
    kind,
    validUntil: textOf(form, endField(kind)).trim() || null,
    shared: form.has(shareField(kind)),
  }));
  const faulty = certificates.filter(({ validUntil }) => validUntil !== null && !isDay(validUntil));
  if (faulty.length > 0) {
    const errors = Object.fromEntries(faulty.map(({ kind }) => [endField(kind), certificateFr.dayInvalid]));
    return refuse(form, errors, undefined, 400);
  }
  return submitForm<Outcome>(
    form,
    async () => {
      await context.get(apiContext).call(writeCertificatesRoute, { body: { certificates } });
      return { ok: true, message: fr.saved };
    },
    fr.failed,
  );
}

/** What a mission asks for and this person does not declare until its end. */
export async function readMissing(api: Client, { certificates, shifts }: MissionView): Promise<CertificateKind[]> {
  if (certificates.length === 0) return [];
  const { results } = await api.call(certificatesRoute, {});
  const hours = shifts.map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
  return missingCertificates(certificates, results, lastEndOf(hours));
}
