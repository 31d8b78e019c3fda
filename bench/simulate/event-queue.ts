type Event = { at: number; order: number; run: () => void };

const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Runs what was added in order of time; at the same minute, in the order it was added. */
export class EventQueue {
  now = 0;
  readonly #heap: Event[] = [];
  #added = 0;

  add(at: number, run: () => void): void {
    const event = { at: Math.max(at, this.now), order: this.#added++, run };
    let index = this.#heap.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = this.#heap[parent];
      if (!above || !isBefore(event, above)) break;
      this.#heap[index] = above;
      index = parent;
    }
    this.#heap[index] = event;
  }

  runAll(): void {
    for (let event = this.#pop(); event; event = this.#pop()) {
      this.now = event.at;
      event.run();
    }
  }

  #pop(): Event | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (!last || this.#heap.length === 0) return first;
    let index = 0;
    for (;;) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const [a, b] = [this.#heap[left], this.#heap[right]];
      const smaller = a && b && isBefore(b, a) ? right : left;
      const child = this.#heap[smaller];
      if (!child || !isBefore(child, last)) break;
      this.#heap[index] = child;
      index = smaller;
    }
    this.#heap[index] = last;
    return first;
  }
}
