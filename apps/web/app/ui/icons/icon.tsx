import drawings from "./icons.svg?url";

export interface IconProps {
  className?: string;
  "aria-hidden"?: boolean | "true";
}

/** One of the drawings of icons.svg; its size and its lines are those of `.ico`. */
export function icon(name: string) {
  const href = `${drawings}#${name}`;
  return function Icon(props: IconProps) {
    return (
      <svg {...props}>
        <use href={href} />
      </svg>
    );
  };
}
