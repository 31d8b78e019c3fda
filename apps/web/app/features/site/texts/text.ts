/** A page made of words. In any sentence `[label](/path)` is a link. */
export interface SiteText {
  title: string;
  /** What search engines show. */
  description: string;
  lead: string;
  /** The day of the last change, on legal pages. */
  version?: string;
  /** What most readers come for, before the words. */
  action?: TextLink;
  sections: readonly TextSection[];
  next?: readonly TextLink[];
}

export interface TextSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface TextLink {
  to: string;
  label: string;
}

export interface Question {
  question: string;
  answer: readonly string[];
}

export type Block =
  | string
  | readonly string[]
  | { steps: readonly string[] }
  | { facts: readonly (readonly [term: string, meaning: string])[] }
  | { questions: readonly Question[] };
