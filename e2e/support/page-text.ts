/** What a page says before any script, without its tags. */
export function textOf(html: string): string {
  const body = html.slice(html.indexOf("<body"), html.indexOf("<script", html.indexOf("</main>")));
  return body
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/[ \n]+/g, " ");
}
