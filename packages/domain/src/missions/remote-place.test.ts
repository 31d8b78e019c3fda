import { expect, test } from "vitest";
import { isRemotePlace } from "./remote-place.ts";

test.each([
  ["Télétravail", true],
  ["Lyon (69), télé-travail possible", true],
  ["100 % REMOTE", true],
  ["Lyon (69)", false],
  ["Remoteville", false],
])("a place written « %s » is remote: %s", (location, remote) => {
  expect(isRemotePlace(location)).toBe(remote);
});
