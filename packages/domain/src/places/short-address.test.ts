import { expect, test } from "vitest";
import { shortAddress } from "./short-address.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:12:34:56:78:9a:bc", "2001:db8:12::/48"],
  ["2001:0DB8:0012::1", "2001:db8:12::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
])("%s is written %s", (address, short) => {
  expect(shortAddress(address)).toBe(short);
});

test.each(["", "localhost", "1.2.3", "1:2:3", "::1::2", "12345::", "2001:db8::g", "a@b.fr"])(
  "« %s » is no address",
  (text) => {
    expect(shortAddress(text)).toBeNull();
  },
);
