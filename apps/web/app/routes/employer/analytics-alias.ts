import { redirect } from "react-router";
import { EMPLOYER } from "./employer.ts";

/** The path of the specification. */
export const loader = () => redirect(`${EMPLOYER}/analyses`, 301);
