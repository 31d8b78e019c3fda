export type OfficialPoint = { code: string; lat: number; lon: number };

const CODE = new Set(["code_commune_insee", "code_insee", "insee_com", "code_commune"]);
// The town hall is a better point than the middle of the territory, which may be a forest.
const LATITUDE = ["latitude_mairie", "latitude_centre", "latitude"];
const LONGITUDE = ["longitude_mairie", "longitude_centre", "longitude"];

/** The points of an official file of communes; lines without a usable point are left out. */
export function parseOfficialPoints(text: string): OfficialPoint[] {
  const [header = [], ...lines] = parseCsv(text);
  const names = header.map((name) => name.trim().toLowerCase());
  const code = names.findIndex((name) => CODE.has(name));
  const latitudes = columnsOf(names, LATITUDE);
  const longitudes = columnsOf(names, LONGITUDE);
  if (code < 0 || latitudes.length === 0 || latitudes.length !== longitudes.length) {
    throw new Error(`The file needs a code, a latitude and a longitude among its columns: ${header.join(", ")}`);
  }
  return lines.flatMap((line) => {
    // A code that went through a spreadsheet has lost its first zero.
    const insee = line[code]?.trim().padStart(5, "0") ?? "";
    const pair = latitudes.findIndex(
      (_, i) => isNumber(line[latitudes[i] ?? -1]) && isNumber(line[longitudes[i] ?? -1]),
    );
    if (pair < 0 || !/^[0-9AB]{5}$/.test(insee)) return [];
    return [{ code: insee, lat: toNumber(line[latitudes[pair] ?? -1]), lon: toNumber(line[longitudes[pair] ?? -1]) }];
  });
}

function columnsOf(names: readonly string[], wanted: readonly string[]): number[] {
  return wanted.map((name) => names.indexOf(name)).filter((index) => index >= 0);
}

const toNumber = (text: string | undefined) => Number(text?.trim().replace(",", "."));
const isNumber = (text: string | undefined) =>
  text !== undefined && text.trim() !== "" && Number.isFinite(toNumber(text));

function parseCsv(text: string): string[][] {
  const body = text.replace(/^\uFEFF/, "");
  const firstLine = body.slice(0, body.indexOf("\n") + 1 || undefined);
  const separator = firstLine.includes(";") ? ";" : ",";
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let quoted = false;
  for (let i = 0; i < body.length; i++) {
    const char = body[i];
    if (quoted) {
      if (char !== '"') field += char;
      else if (body[i + 1] === '"') field += body[i++];
      else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === separator || char === "\n") {
      row.push(field);
      field = "";
      if (char === "\n") {
        rows.push(row);
        row = [];
      }
    } else if (char !== "\r") field += char;
  }
  if (field !== "" || row.length > 0) rows.push([...row, field]);
  return rows.filter((cells) => cells.some((cell) => cell !== ""));
}
