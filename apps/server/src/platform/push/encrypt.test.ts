import { describe, expect, test } from "vitest";
import { aBrowser, openPush } from "../../../test/push-service.ts";
import { encryptPush } from "./encrypt.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

describe("only the browser can read it", () => {
  // RFC 8291, appendix A.
  const rfc = {
    plaintext: "When I grow up, I want to be a watermelon",
    browser: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
    keys: {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    drawn: {
      privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    },
    body:
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y" +
      "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  };

  test("the RFC's own message, byte for byte", () => {
    const body = encryptPush(Buffer.from(rfc.plaintext), rfc.keys, rfc.drawn);
    expect(body.toString("base64url")).toBe(rfc.body);
    expect(openPush(bytes(rfc.body), rfc.browser, bytes(rfc.keys.auth))).toBe(rfc.plaintext);
  });

  test("French, and the longest message there may be, never twice the same bytes", () => {
    const { keys, open } = aBrowser();
    for (const text of ["«\u00a0Serveur\u00a0», demain à 8\u00a0h\u202f!", "é".repeat(1996)]) {
      const [first, second] = [encryptPush(Buffer.from(text), keys), encryptPush(Buffer.from(text), keys)];
      expect([open(first), open(second)]).toEqual([text, text]);
      expect(first.equals(second)).toBe(false);
      expect(first.length).toBeLessThanOrEqual(4096);
    }
  });

  test("a point that is not on the curve is refused", () => {
    const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
    expect(() => encryptPush(Buffer.from("x"), keys)).toThrow("Public key is not valid");
  });
});
