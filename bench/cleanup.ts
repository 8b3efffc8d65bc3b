type Step = () => unknown;

/** What a bench opened, closed in reverse order however it ends. */
export class Cleanup {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    while (this.#steps.length > 0) await this.#steps.pop()?.();
  }
}
