import { fileFr } from "@app/contract/http/files.fr";
import { problemFr } from "@app/contract/http/problem.fr";
import type { FileKind } from "@app/contract/http/route";
import { safeFileName } from "@app/domain/text/file-name";
import type { FastifyRequest } from "fastify";
import { AppError } from "../http/errors.ts";
import type { Antivirus } from "./antivirus.ts";
import { checkDocument } from "./documents/document.ts";
import type { DocumentRefusal } from "./documents/document-refusal.ts";
import { reencodeImage } from "./images.ts";

export const MAX_FILE_BYTES = 5_000_000;

export type UploadedFile = { bytes: Buffer; name: string; mediaType: string; extension: string };
export type UploadedFiles<K extends string> = Partial<Record<K, UploadedFile>>;
type Form = { fields: Record<string, string | string[]>; files: UploadedFiles<string> };

/** Reads only the file fields the route declares; an empty one is no file. */
export async function readMultipart(
  request: FastifyRequest,
  kinds: Readonly<Record<string, FileKind>>,
  antivirus: Antivirus,
): Promise<Form> {
  if (!request.isMultipart()) throw new AppError(415, "unsupported_media", problemFr.unsupportedMedia);
  const form: Form = { fields: {}, files: {} };
  for await (const part of readParts(request)) {
    if (part.type === "field") addField(form, part.fieldname, String(part.value));
    else {
      const kind = kinds[part.fieldname];
      const bytes = await part.toBuffer().catch(() => null);
      if (kind && bytes === null)
        throw new AppError(413, "too_large", fileFr.tooLarge[kind], { field: part.fieldname });
      if (kind && bytes && bytes.length > 0)
        form.files[part.fieldname] = await checkFile(kind, part.fieldname, { bytes, name: part.filename }, antivirus);
    }
  }
  return form;
}

/** A malformed form is a 400; refusals keep their own status. */
async function* readParts(request: FastifyRequest) {
  try {
    yield* request.parts();
  } catch (error) {
    if (error instanceof Error && "statusCode" in error) throw error;
    throw new AppError(400, "malformed", problemFr.malformed);
  }
}

function addField(form: Form, name: string, value: string): void {
  if (name === "__proto__") return;
  const earlier = form.fields[name];
  form.fields[name] = earlier === undefined ? value : [earlier, value].flat();
}

type Received = { bytes: Buffer; name: string };

/** The structure first, because it is cheap; then the scanner. */
async function checkFile(
  kind: FileKind,
  field: string,
  received: Received,
  antivirus: Antivirus,
): Promise<UploadedFile> {
  const checked = await CHECKS[kind](received);
  if (typeof checked === "string") throw new AppError(415, "unsupported_media", refusals(kind)[checked], { field });
  if (await antivirus.finds(received.bytes)) throw new AppError(415, "malware", fileFr.malware, { field });
  return { ...checked, name: safeFileName(received.name, checked.extension) };
}

const READABLE_SIDE = 2_400;

type Checked = Omit<UploadedFile, "name"> | DocumentRefusal;
const CHECKS: Record<FileKind, (received: Received) => Promise<Checked>> = {
  image: checkImage,
  cv: checkCv,
  document: checkPaper,
};

const refusals = (kind: FileKind): Record<DocumentRefusal, string> => ({
  invalid: fileFr.invalid[kind],
  encrypted: fileFr.encrypted,
  active: fileFr.active,
});

async function checkImage({ bytes }: Received) {
  const image = await reencodeImage(bytes);
  return image ? { bytes: image, mediaType: "image/webp", extension: "webp" } : "invalid";
}

/** A photo of a letter stays large enough to be read. */
async function checkPaper({ bytes, name }: Received) {
  if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) {
    const image = await reencodeImage(bytes, READABLE_SIDE);
    return image ? { bytes: image, mediaType: "image/webp", extension: "webp" } : "invalid";
  }
  return checkCv({ bytes, name });
}

async function checkCv({ bytes, name }: Received) {
  const checked = await checkDocument(bytes, name);
  return typeof checked === "string" ? checked : { bytes, ...checked };
}
