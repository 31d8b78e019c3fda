/** Text messages: 160 characters of the GSM alphabet (3GPP TS 23.038); one character outside it makes two messages of one. */
export const SMS_LENGTH = 160;

const BASIC = new Set(
  "@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Two places each. */
const EXTENDED = new Set("^{}\\[~]|€");
const WRITTEN: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "«": '"',
  "»": '"',
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "·": "-",
  "…": "...",
  œ: "oe",
  Œ: "OE",
};

/** The same text in the GSM alphabet: accents it lacks are dropped, what it cannot say is left out. */
export function gsmText(text: string): string {
  const letters = Array.from(text.normalize("NFC").replace(/\s/g, " "), (letter) => {
    if (BASIC.has(letter) || EXTENDED.has(letter)) return letter;
    const plain = WRITTEN[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
    return Array.from(plain).every((one) => BASIC.has(one)) ? plain : "";
  });
  return letters.join("").replace(/ {2,}/g, " ").trim();
}

/** Places it takes in a message. */
export function gsmLength(text: string): number {
  return Array.from(text).reduce((length, letter) => length + (EXTENDED.has(letter) ? 2 : 1), 0);
}

/** Cut so that it takes no more than `most` places, between two words where possible. */
export function gsmCut(text: string, most: number): string {
  if (gsmLength(text) <= most) return text;
  let cut = text;
  while (gsmLength(cut) > most - 1) cut = Array.from(cut).slice(0, -1).join("");
  const word = cut.replace(/\s+\S*$/, "");
  return `${(word.length > most / 2 ? word : cut).trim()}.`;
}
