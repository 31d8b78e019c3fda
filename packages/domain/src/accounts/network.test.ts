import fc from "fast-check";
import { expect, test } from "vitest";
import { coarseNetwork, limitKeyOf, neighbourhoodKey, networkKey } from "./network.ts";

test.each([
  ["92.184.105.12", "Réseau 92.184…"],
  ["::ffff:92.184.105.12", "Réseau 92.184…"],
  ["127.0.0.1", "Réseau local"],
  ["10.1.2.3", "Réseau local"],
  ["172.20.0.4", "Réseau local"],
  ["172.32.0.4", "Réseau 172.32…"],
  ["192.168.1.10", "Réseau local"],
  ["::1", "Réseau local"],
  ["fd00::12", "Réseau local"],
  ["2A01:CB00:8c2:1::5", "Réseau 2a01:cb00…"],
  ["", null],
  ["pas une adresse", null],
])("%s is shown as %s", (address, shown) => {
  expect(coarseNetwork(address)).toBe(shown);
});

test.each([
  ["92.184.105.12", "92.184.105.12"],
  [undefined, "unknown"],
  ["::ffff:92.184.105.12", "92.184.105.12"],
  ["::FFFF:5cb8:690c", "92.184.105.12"],
  ["0:0:0:0:0:ffff:92.184.105.12", "92.184.105.12"],
  ["2a01:cb00:8c2:1::5", "2a01:cb00:8c2:1::/64"],
  ["2A01:CB00:08C2:0001:dead:beef:0:1", "2a01:cb00:8c2:1::/64"],
  ["2a01:cb00:8c2:2::5", "2a01:cb00:8c2:2::/64"],
  ["2a01:cb00::", "2a01:cb00:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::92.184.105.12", "64:ff9b:0:0::/64"],
  ["", "unknown"],
  ["pas une adresse", "unknown"],
  ["1.2.3", "unknown"],
  ["1.2.3.256", "unknown"],
  ["1:2:3", "unknown"],
  ["1::2::3", "unknown"],
  ["1:2:3:4:5:6:7:8:9", "unknown"],
  ["::ffff:1.2.3.400", "unknown"],
  ["12345::", "unknown"],
])("calls from %s count for %s", (address, key) => {
  expect(limitKeyOf(address)).toBe(key);
});

test("every address of a /64 counts for one, and those of two /64 for two", () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const halves = [one, other].map((address) => new URL(`http://[${address}]/`).hostname.slice(1, -1));
      const [a = "", b = ""] = halves.map(limitKeyOf);
      expect(a).not.toBe("unknown");
      expect(limitKeyOf(one)).toBe(a);
      if (!a.endsWith("::/64")) return;
      const neighbour = `${a.slice(0, -"::/64".length)}:aaaa:bbbb:cccc:dddd`;
      expect(limitKeyOf(neighbour)).toBe(a);
      if (b !== a) expect(limitKeyOf(neighbour)).not.toBe(b);
    }),
  );
});

test("an IPv4 address counts for itself alone, however it is written", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(limitKeyOf(address)).toBe(address);
      expect(limitKeyOf(`::ffff:${address}`)).toBe(address);
    }),
  );
});

test.each([
  ["92.184.105.12", "92.184.105.12", "92.184.105"],
  ["::ffff:92.184.105.12", "92.184.105.12", "92.184.105"],
  ["2A01:CB00:08C2:0001::5", "2a01:cb00:8c2:1::/64", "2a01:cb00:8c2"],
  ["10.1.2.3", null, null],
  ["::ffff:127.0.0.1", null, null],
  ["::1", null, null],
  ["fd00::12", null, null],
  ["", null, null],
])("who shares a network with %s", (address, network, neighbourhood) => {
  expect([networkKey(address), neighbourhoodKey(address)]).toEqual([network, neighbourhood]);
});
