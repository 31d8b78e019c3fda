import { crc32, deflateRawSync } from "node:zlib";

export type Packed = {
  name: string;
  data: Buffer | string;
  /** False values in the directory. */
  size?: number;
  flags?: number;
  mode?: number;
  localName?: string;
  /** Points at the entry before instead of having contents of its own. */
  sharesPrevious?: boolean;
};

/** A hand-written archive that may be inconsistent. */
export function aZip(entries: readonly Packed[], { comment = "", prefix = "" } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from(prefix, "latin1")];
  const directory: Buffer[] = [];
  let at = parts[0]?.length ?? 0;
  let previous = at;
  for (const entry of entries) {
    const data = Buffer.from(entry.data as string);
    const packed = deflateRawSync(data);
    const [name, localName] = [Buffer.from(entry.name), Buffer.from(entry.localName ?? entry.name)];
    const [size, crc, flags] = [entry.size ?? data.length, crc32(data), entry.flags ?? 0];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(localName.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(crc, 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 38);
    central.writeUInt32LE(entry.sharesPrevious ? previous : at, 42);
    directory.push(central, name);
    if (entry.sharesPrevious) continue;
    previous = at;
    parts.push(local, localName, packed);
    at += 30 + localName.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, listing, end, Buffer.from(comment, "latin1")]);
}

const MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type WordParts = {
  type?: string;
  types?: string;
  document?: string | Buffer;
  relations?: string;
  more?: readonly Packed[];
};

/** A Word document of one sentence with additions. */
export function aDocx({ type = MAIN, types = "", document, relations = "", more = [] }: WordParts = {}, options = {}) {
  const entries: Packed[] = [
    {
      name: "[Content_Types].xml",
      data: `<?xml version="1.0" encoding="UTF-8"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/>${types}</Types>`,
    },
    {
      name: "_rels/.rels",
      data: `<Relationships><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: "word/document.xml",
      data: document ?? "<w:document><w:body><w:p>Serveuse, Lyon</w:p></w:body></w:document>",
    },
    { name: "word/_rels/document.xml.rels", data: `<Relationships>${relations}</Relationships>` },
    ...more,
  ];
  return aZip(entries, options);
}

export const aRelation = (kind: string, target: string) =>
  `<Relationship Id="rId9" Type="${RELATION}/${kind}" Target="${target}" TargetMode="External"/>`;
