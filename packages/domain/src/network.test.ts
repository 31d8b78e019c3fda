import { expect, test } from "vitest";
import { coarseNetwork } from "./network.ts";

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
