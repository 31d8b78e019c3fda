import { Link } from "react-router";

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** A sentence whose `[label](/path)` are links. */
export function RichText({ text }: { text: string }) {
  const match = LINK.exec(text);
  if (!match) return text;
  const [whole, label, to = "/"] = match;
  return (
    <>
      {text.slice(0, match.index)}
      {to.startsWith("/") ? (
        <Link to={to} className="link">
          {label}
        </Link>
      ) : (
        <a href={to} className="link" rel="noopener">
          {label}
        </a>
      )}
      <RichText text={text.slice(match.index + whole.length)} />
    </>
  );
}
