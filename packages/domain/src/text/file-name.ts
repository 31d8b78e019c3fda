const ABSOLUTE_URL = /^[a-z][a-z\d+.-]*:\/\//i;

/** What a store adds to keep names apart: letters and digits together, as nobody writes a name or a year. */
const ADDED = /^(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{2,16}$/u;

/**
 * The name a person recognises in a stored path: `cv/Mon_CV_x7Kd2.pdf` reads « Mon_CV.pdf ». A name as the person gave it,
 * without a folder, has nothing added: « CV_Jean_Dupont.pdf » stays.
 */
export function displayFileName(path: string): string {
  const bare = ABSOLUTE_URL.test(path) ? decoded(path.replace(/[?#].*$/s, "")) : path;
  const name = bare.slice(Math.max(bare.lastIndexOf("/"), bare.lastIndexOf("\\")) + 1);
  const dot = name.lastIndexOf(".");
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const extension = dot > 0 ? name.slice(dot) : "";
  const suffix = stem.lastIndexOf("_");
  // A name that is only a suffix is left as it is rather than shown empty.
  return suffix > 0 && name !== bare && ADDED.test(stem.slice(suffix + 1)) ? stem.slice(0, suffix) + extension : name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const LONGEST_STEM = 120;
/** Controls, and characters that are invisible or turn the reading direction: « cv\u202Efdp.exe » shows as « cvexe.pdf ». */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** The name someone gave to a file, made safe to show and to save, and ending as its contents really are. */
export function safeFileName(given: string, extension: string): string {
  const name = given
    .slice(Math.max(given.lastIndexOf("/"), given.lastIndexOf("\\")) + 1)
    .replace(UNSEEN, "")
    .replace(/["*:<>?|]/g, "_")
    .trim();
  const dot = name.lastIndexOf(".");
  const claimed = dot > 0 ? name.slice(dot + 1) : "";
  const isTrue = claimed.toLowerCase() === extension;
  const stem = (/^\w{1,5}$/.test(claimed) ? name.slice(0, dot) : name).replace(/^[.\s]+|[.\s]+$/g, "");
  return `${Array.from(stem).slice(0, LONGEST_STEM).join("") || "document"}.${isTrue ? claimed : extension}`;
}
