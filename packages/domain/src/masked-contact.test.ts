import { describe, expect, test } from "vitest";
import { isContactOpen, maskEmail, maskPhone, ownContact, presentContact } from "./masked-contact.ts";

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

  test.each([
    ["pending", "unverified", false],
    ["reviewed", "unverified", false],
    ["rejected", "unverified", false],
    ["accepted", "unverified", true],
    ["pending", "siret_found", false],
    ["accepted", "siret_found", true],
    ["pending", "verified", true],
    ["rejected", "verified", true],
  ] as const)("%s, for a company that is %s: %s", (status, level, isOpen) => {
    const decision = { status, statusBeforeDecision: null, decisionVisibleAt: null };
    expect(isContactOpen(decision, level, new Date())).toBe(isOpen);
  });

  test("stays masked while the acceptance, or its cancellation, can be undone", () => {
    const now = new Date("2026-11-16T08:00:00Z");
    const decisionVisibleAt = new Date("2026-11-16T08:00:05Z");
    const accepted = { status: "accepted", statusBeforeDecision: "pending", decisionVisibleAt } as const;
    expect(isContactOpen(accepted, "unverified", now)).toBe(false);
    expect(isContactOpen(accepted, "unverified", decisionVisibleAt)).toBe(true);
    const cancelled = { status: "rejected", statusBeforeDecision: "accepted", decisionVisibleAt } as const;
    expect(isContactOpen(cancelled, "unverified", now)).toBe(false);
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
