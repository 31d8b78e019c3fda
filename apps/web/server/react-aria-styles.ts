/**
 * The style sheets that React Aria writes into a page, letter for letter: a page whose bytes are the same for everyone has no
 * nonce to give them, and allows them by their hashes. The first sets how a press pans, the second locks scrolling on iOS.
 */
export const REACT_ARIA_STYLES: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
