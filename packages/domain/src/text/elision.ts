/** « de Karim », « d’Inès »: before a name or a title. An « h » is left alone: nobody knows it of a name. */
export function withDe(words: string): string {
  return /^[aeiouyàâäéèêëîïôöùûü]/i.test(words) && !/^(?:y[aeiou]|ou[aeiéè])/i.test(words)
    ? `d’${words}`
    : `de ${words}`;
}
