/** « Évry » and « evry » are the same to someone who types. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLocaleLowerCase("fr");
}
