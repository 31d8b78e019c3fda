import { data } from "react-router";

export const meta = () => [{ title: "Page introuvable · Renfort" }];

/** Shown inside the menu of the space. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
