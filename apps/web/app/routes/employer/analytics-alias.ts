import { redirect } from "react-router";
import { EMPLOYER } from "../../lib/employer-paths.ts";

/** The path of the specification. */
export const loader = () => redirect(`${EMPLOYER}/analyses`, 301);
