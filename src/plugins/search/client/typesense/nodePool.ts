/** Milliseconds for which a node that failed is asked last. */
const restTime = 30_000;

/** The nodes of a cluster, those that answered lately first. */
export class NodePool {
  readonly #nodes: readonly string[];
  readonly #restUntil = new Map<string, number>();
  readonly #now: () => number;

  /** @param nodes origins; `now` is replaceable for tests */
  constructor(nodes: readonly string[], now: () => number = Date.now) {
    this.#nodes = nodes;
    this.#now = now;
  }

  /** Every node once: healthy ones in their given order, then those that rest, the longest rested first. */
  inOrder(): string[] {
    const restOf = (node: string): number => Math.max(0, (this.#restUntil.get(node) ?? 0) - this.#now());
    return [...this.#nodes].sort((a, b) => restOf(a) - restOf(b));
  }

  reportFailure(node: string): void {
    this.#restUntil.set(node, this.#now() + restTime);
  }

  reportSuccess(node: string): void {
    this.#restUntil.delete(node);
  }
}
