import { redirect } from "react-router";
import { EMPLOYER } from "./employer.ts";

/** The address the specification gives it. */
export const loader = () => redirect(`${EMPLOYER}/analyses`, 301);
