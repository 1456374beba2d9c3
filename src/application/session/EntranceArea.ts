import type { Services } from '../ports/Services';

/** Fetches what the pages between the login form and the bank need when the first of them is opened. */
export class EntranceArea {
  readonly #fetch: () => Promise<Services>;
  #services: Promise<Services> | undefined;

  constructor(fetch: () => Promise<Services>) {
    this.#fetch = fetch;
  }

  /** The same promise every time; after a failure the next call fetches again. Rejects when the code cannot be fetched. */
  open(): Promise<Services> {
    this.#services ??= this.#fetch().catch((cause: unknown) => {
      this.#services = undefined;
      throw cause;
    });
    return this.#services;
  }
}
