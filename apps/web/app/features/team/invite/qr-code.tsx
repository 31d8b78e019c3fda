export interface QrDrawing {
  /** Modules on a side, the margin included. */
  size: number;
  /** The dark ones, as the path of an SVG. */
  path: string;
}

/** Always dark on white, in the dark theme too: a camera must read it. */
export function QrCode({ drawing: { size, path }, width }: { drawing: QrDrawing; width: number }) {
  return (
    <svg
      className="block h-auto max-w-full rounded-lg border border-line"
      width={width}
      height={width}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Code à scanner, qui ouvre le lien écrit à côté"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
