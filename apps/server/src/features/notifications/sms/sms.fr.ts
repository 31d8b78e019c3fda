/** A text message for a proposition that nobody saw. */
export const smsFr = {
  /** « euros » takes less room than the sign in the alphabet of telephones. */
  pay: (text: string) => text.replace(/\s*€\s*\/\s*heure/, " euros/h"),
  answer: ({ open, stop }: { open: string; stop: string }) => ` Oui/non: ${open} STOP: ${stop}`,
};

export type SmsWords = typeof smsFr;
