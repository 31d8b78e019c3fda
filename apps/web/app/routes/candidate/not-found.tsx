import { data } from "react-router";

export const meta = () => [{ title: "Page introuvable · Renfort" }];

/** An unknown address of the space: said inside its menu, with the 404 status. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
