import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Kilometres of the centre of the view, and pixels per kilometre. */
export type View = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };

/** Pixels per kilometre at which any two places are apart. */
const CLOSEST = 90;
const FARTHEST_FACTOR = 0.25;
const STEP = 1.6;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels an arrow moves, and under which a press is not a drag. */
const ARROW_STEP = 80;
const STILL = 4;

/** Moves by drag, arrows and buttons; another `key` starts again. */
export function useMapView(key: string, halfKm: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [moved, setMoved] = useState<{ key: string; view: View } | null>(null);
  const drag = useRef<{ id: number; x: number; y: number; view: View; isMoving: boolean } | null>(null);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const { width, height } = size ?? { width: 1, height: 1 };
  const fitted = (0.47 * Math.min(width, height)) / halfKm;
  const start = { x: 0, y: 0, scale: fitted };
  const isMoved = moved?.key === key;
  const view = isMoved ? moved.view : start;

  const move = (next: View) => {
    const scale = Math.min(CLOSEST, Math.max(fitted * FARTHEST_FACTOR, next.scale));
    setMoved({ key, view: { ...next, scale } });
  };
  const zoom = (factor: number) => move({ ...view, scale: view.scale * factor });

  return {
    frame,
    size,
    view,
    isMoved,
    move,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    reset: () => setMoved(null),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const arrow = ARROWS[event.key];
        if (arrow) {
          const step = ARROW_STEP / view.scale;
          move({ ...view, x: view.x + arrow[0] * step, y: view.y + arrow[1] * step });
        } else if (event.key === "+" || event.key === "=") zoom(STEP);
        else if (event.key === "-" || event.key === "−") zoom(1 / STEP);
        else return;
        event.preventDefault();
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || (event.target as Element).closest("button, a")) return;
        drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, view, isMoving: false };
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        const from = drag.current;
        if (from?.id !== event.pointerId) return;
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (!from.isMoving && Math.hypot(dx, dy) < STILL) return;
        if (!from.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
        from.isMoving = true;
        move({ ...from.view, x: from.view.x - dx / view.scale, y: from.view.y - dy / view.scale });
      },
      onPointerUp: () => {
        drag.current = null;
      },
      onPointerCancel: () => {
        drag.current = null;
      },
    },
  };
}
