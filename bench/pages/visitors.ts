/** Who asks for pages. A cookie of no meaning keeps a page from being shared; browsers ask for compressed ones. */
export const UNSHARED = { cookie: "unshared=1" };
export const BROWSER = { "accept-encoding": "gzip, deflate, br" };
