import type { DocumentRefusal } from "./document-refusal.ts";
import { readZip, unpackEntry, type ZipEntry } from "./zip.ts";

const CONTENT_TYPES = "[Content_Types].xml";
const MAIN_PART =
  /<Override\b[^>]*\bContentType\s*=\s*["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["'][^>]*>/;
/** Macros, controls and embedded objects, by Word's names and types. */
const ACTIVE_PART =
  /vbaproject|vbadata|activex|oleobject|(?:^|\/)embeddings\/|attachedtoolbars|\.(?:bin|exe|dll|js|vbs|scr|lnk)$/i;
const ACTIVE_TYPE = /macroenabled|vbaproject|vbadata|activex|oleobject/i;
const ARCHIVE_PART = /\.(?:zip|docx|docm|dotm|xlsx|xlsm|pptx|jar|7z|rar|gz)$/i;

/** Accepts only text, pictures and layout. */
export async function refuseDocx(bytes: Buffer): Promise<DocumentRefusal | null> {
  const entries = await readZip(bytes);
  if (!entries) return "invalid";
  if (entries.some(({ name }) => ARCHIVE_PART.test(name))) return "invalid";
  if (entries.some(({ name }) => ACTIVE_PART.test(name))) return "active";
  let types = "";
  for (const entry of entries) {
    const contents = await unpackEntry(bytes, entry);
    if (!contents) return "invalid";
    const refusal = refusePart(entry, contents);
    if (refusal) return refusal;
    if (entry.name === CONTENT_TYPES) types = contents.toString("utf8");
  }
  if (ACTIVE_TYPE.test(types)) return "active";
  const main = /\bPartName\s*=\s*["']\/?([^"']+)["']/.exec(MAIN_PART.exec(types)?.[0] ?? "")?.[1];
  return entries.some(({ name }) => name === main) ? null : "invalid";
}

const XML = /\.(?:xml|rels)$/i;

function refusePart({ name }: ZipEntry, contents: Buffer): DocumentRefusal | null {
  const start = contents.toString("latin1", 0, 4);
  if (start === "PK\u0003\u0004" || start.startsWith("MZ") || start === "\u007fELF") return "active";
  if (!XML.test(name)) return null;
  // Word writes UTF-8: another encoding could hide forbidden content.
  if (start.startsWith("\u00fe\u00ff") || start.startsWith("\u00ff\u00fe") || start.includes("\0")) return "invalid";
  const text = contents.toString("latin1");
  if (/<!DOCTYPE|<!ENTITY/i.test(text) || /encoding\s*=\s*["'](?!utf-8["'])/i.test(text.slice(0, 200)))
    return "invalid";
  return name.toLowerCase().endsWith(".rels") && fetchesSomething(text) ? "active" : null;
}

/** A link needs a click; an external template, object or picture is fetched when the document opens. */
function fetchesSomething(relations: string): boolean {
  return (relations.match(/<Relationship\b[^>]*>/gi) ?? []).some((relation) => {
    const value = (name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, "i").exec(relation)?.[1] ?? "";
    const isElsewhere = /^(?:https?:|ftp:|mhtml:|\\\\|\/\/|file:\/\/[^/])/i.test(
      decodeEntities(value("Target")).trim(),
    );
    return value("TargetMode").toLowerCase() === "external" && isElsewhere && !/\/hyperlink$/i.test(value("Type"));
  });
}

const decodeEntities = (text: string) =>
  text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000))
    .replace(/&#(\d{1,7});/g, (_, digits: string) => String.fromCodePoint(Number(digits) % 0x110000));
