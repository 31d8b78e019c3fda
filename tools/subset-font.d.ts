/** What we use of it; the package has no types. */
declare module "subset-font" {
  type Options = { targetFormat: "woff2"; variationAxes: Record<string, { min: number; max: number }> };
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
