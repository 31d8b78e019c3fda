/** No second full stop after an abbreviated month, a question, or words of somebody. */
export const fullStop = (text: string): string => (/[.!?…؟]\u2069?$/.test(text) ? text : `${text}.`);
