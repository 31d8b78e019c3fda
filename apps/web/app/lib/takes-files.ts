/** Said by a route in its `handle`: its form has files, so that the web server reads more of it than of others. */
export const TAKES_FILES = { takesFiles: true };
