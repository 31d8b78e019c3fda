/** A page made of words. In any sentence `[label](/path)` is a link. */
export interface SiteText {
  title: string;
  /** What search engines show. */
  description: string;
  lead: string;
  /** The day these words were last changed; set only on pages people may have to quote. */
  version?: string;
  sections: readonly TextSection[];
  /** Where to go from here. */
  next?: readonly TextLink[];
}

export interface TextSection {
  /** What an address may point to. */
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

/** A paragraph, a list of points, an ordered list, terms with what they mean, or questions that unfold. */
export type Block =
  | string
  | readonly string[]
  | { steps: readonly string[] }
  | { facts: readonly (readonly [term: string, meaning: string])[] }
  | { questions: readonly Question[] };
