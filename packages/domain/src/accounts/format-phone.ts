/** « 06 12 34 56 78 »; anything that is not ten digits is shown as it is. */
export function formatPhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? phone.replace(/\d{2}(?=\d)/g, "$& ") : phone;
}
