const PASSED_ON = ["content-type", "content-disposition", "content-length", "x-content-type-options"];

/** What a browser needs to know of a file of the API. */
export function fileHeaders(answer: Response): Headers {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}
