import { expect, it } from "vitest";
import { parseOfficialPoints } from "./official-csv.ts";

it("reads semicolons, a byte order mark, quotes and decimal commas", () => {
  const text =
    '\uFEFFnom;code_commune_INSEE;latitude_mairie;longitude_mairie\r\n"Lyon ; 69";69123;"45,7676";4,8345\r\n';
  expect(parseOfficialPoints(text)).toEqual([{ code: "69123", lat: 45.7676, lon: 4.8345 }]);
});

it("prefers the town hall and falls back to the centre line by line", () => {
  const text = [
    "code_insee,latitude_centre,longitude_centre,latitude_mairie,longitude_mairie",
    "2A004,41.9,8.7,41.92,8.74",
    "01001,46.15,4.93,,",
  ].join("\n");
  expect(parseOfficialPoints(text)).toEqual([
    { code: "2A004", lat: 41.92, lon: 8.74 },
    { code: "01001", lat: 46.15, lon: 4.93 },
  ]);
});

it("gives back the zero a spreadsheet took, and leaves out lines without a point", () => {
  const text = "code_commune_INSEE,latitude,longitude\n1004,45.96,5.36\n01005,,\nFrance,46,2\n";
  expect(parseOfficialPoints(text)).toEqual([{ code: "01004", lat: 45.96, lon: 5.36 }]);
});

it("refuses a file without the columns", () => {
  expect(() => parseOfficialPoints("ville,lat\nLyon,45\n")).toThrow("ville, lat");
});
