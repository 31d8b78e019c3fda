type Listener = (id: number) => void;

const listeners = new Set<Listener>();

/** Called by the realtime socket: a proposition arrived, was answered elsewhere, or ended. */
export function notifyProposition(id: number): void {
  for (const listener of listeners) listener(id);
}

/** Returns how to stop. */
export function followPropositions(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
