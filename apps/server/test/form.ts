/** A form as a browser sends it, files included, names exactly as given. */
export type FormFile = { field: string; name: string; type: string; bytes: Buffer };

const BOUNDARY = "----renfort-formulaire";

export function aForm(fields: Record<string, string | string[]>, files: readonly FormFile[] = []) {
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) =>
      [value]
        .flat()
        .map((one) => Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${one}\r\n`)),
    ),
    ...files.flatMap(({ field, name, type, bytes }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from("\r\n"),
    ]),
  ];
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** Every field a candidate's profile asks for. */
export const PROFILE = {
  first_name: "Inès",
  last_name: "Moreau",
  profession: "Serveuse",
  phone: "06 12 34 56 78",
  city: "Lyon",
  state: "Auvergne-Rhône-Alpes",
  country: "France",
  availability: "on_fire",
  skills: "Service en salle",
};
