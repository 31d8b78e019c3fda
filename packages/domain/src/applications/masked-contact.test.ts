import { describe, expect, test } from "vitest";
import { maskEmail, maskPhone, ownContact, presentContact, whyMasked } from "./masked-contact.ts";

describe("how to reach an applicant", () => {
  test.each([
    ["julie.martin@gmail.fr", "j•••@g•••.fr"],
    ["a@b.fr", "a•••@b•••.fr"],
    ["contact@mail.mairie-lyon.co.uk", "c•••@m•••.uk"],
    ["élodie@école.fr", "é•••@é•••.fr"],
  ])("%s is masked as %s", (email, mask) => {
    expect(maskEmail(email)).toBe(mask);
  });

  test.each([
    ["0612345612", "06 •• •• •• 12"],
    ["0472000000", "04 •• •• •• 00"],
    ["+4412345", "•• •• •• •• ••"],
  ])("%s is masked as %s", (phone, mask) => {
    expect(maskPhone(phone)).toBe(mask);
  });

  const now = new Date("2026-11-16T08:00:00Z");
  const visible = { statusBeforeDecision: null, decisionVisibleAt: null };

  test.each([
    ["pending", null, "not_accepted"],
    ["reviewed", null, "not_accepted"],
    ["rejected", null, "not_accepted"],
    ["rejected", "confirmed", "not_accepted"],
    ["accepted", null, "not_confirmed"],
    ["accepted", "withdrawn", "not_confirmed"],
    ["accepted", "confirmed", null],
  ] as const)("%s and %s, below a proven address: %s", (status, candidateStatus, reason) => {
    for (const level of ["unverified", "siret_found"] as const)
      expect(whyMasked({ status, candidateStatus, ...visible }, level, now)).toBe(reason);
    for (const level of ["address_proven", "verified"] as const)
      expect(whyMasked({ status, candidateStatus, ...visible }, level, now)).toBeNull();
  });

  test("stays masked while the acceptance, or its cancellation, can be undone", () => {
    const decisionVisibleAt = new Date("2026-11-16T08:00:05Z");
    const accepted = { status: "accepted", statusBeforeDecision: "pending", decisionVisibleAt } as const;
    const confirmed = { ...accepted, candidateStatus: "confirmed" } as const;
    expect(whyMasked(confirmed, "unverified", now)).toBe("not_final");
    expect(whyMasked(confirmed, "unverified", decisionVisibleAt)).toBeNull();
    const cancelled = { ...confirmed, status: "rejected", statusBeforeDecision: "accepted" } as const;
    expect(whyMasked(cancelled, "unverified", now)).toBe("not_accepted");
  });

  const email = "ines@exemple.fr";
  const phoneVerifiedAt = new Date("2026-11-16T08:00:00Z");

  test("is shown, masked or absent", () => {
    const person = { email, phone: null, phoneVerifiedAt: null };
    const view = { phone: null, phone_unconfirmed: false };
    expect(presentContact(person, "shown")).toEqual({ ...view, email, contact: "shown" });
    expect(presentContact(person, "masked")).toEqual({ ...view, email: "i•••@e•••.fr", contact: "masked" });
    expect(presentContact(person, "withheld")).toEqual({ ...view, email: null, contact: "withheld" });
  });

  test.each([
    ["shown", phoneVerifiedAt, { phone: "0612345612", phone_unconfirmed: false }],
    ["masked", phoneVerifiedAt, { phone: "06 •• •• •• 12", phone_unconfirmed: false }],
    ["withheld", phoneVerifiedAt, { phone: null, phone_unconfirmed: false }],
    ["shown", null, { phone: null, phone_unconfirmed: true }],
    ["masked", null, { phone: null, phone_unconfirmed: true }],
    ["withheld", null, { phone: null, phone_unconfirmed: false }],
  ] as const)("%s, a number confirmed on %s", (state, confirmed, given) => {
    const person = { email, phone: "0612345612", phoneVerifiedAt: confirmed };
    expect(presentContact(person, state)).toMatchObject(given);
  });

  test("is read by its owner before it is confirmed", () => {
    const person = { email, phone: "0612345612", phoneVerifiedAt: null };
    expect(ownContact(person)).toEqual({ email, phone: "0612345612", contact: "shown", phone_unconfirmed: true });
  });
});
