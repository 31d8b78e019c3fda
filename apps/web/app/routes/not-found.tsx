import { data } from "react-router";

/** An unknown address is an error of the root, so that it gets the 404 status and page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
