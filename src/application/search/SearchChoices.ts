import { makeAutoObservable, observableRef } from 'mobx';

import type { Usage, Usages } from '../../domain/search/searchIndex';
import { inject, injectable } from '../injection';
import { BankTime } from '../time/BankTime';
import type { Clock } from '../ports/Clock';
import { KeyValueStore } from '../ports/KeyValueStore';
import { UserStore } from '../user/UserStore';

/** Number of choices that are kept; the one made longest ago goes first. */
const MOST_KEPT = 40;

@injectable()
export class SearchChoicesDeps {
  @inject(KeyValueStore) readonly store!: KeyValueStore;
  @inject(UserStore) readonly users!: Pick<UserStore, 'user'>;
  @inject(BankTime) readonly clock!: Clock;
}

/**
 * Choices a user made in the search, kept on this device apart for each user. Only ids are kept: no name, number or amount, so that the
 * device tells nothing of a customer who is not signed in.
 */
@injectable('Singleton')
export class SearchChoices {
  usages: Usages = new Map();

  readonly #deps: SearchChoicesDeps;

  constructor(@inject(SearchChoicesDeps) deps: SearchChoicesDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { usages: observableRef }, { autoBind: true });
  }

  /** Ids of what was chosen, latest first. */
  get latest(): readonly string[] {
    return [...this.usages].sort(([, left], [, right]) => right.lastAt - left.lastAt).map(([id]) => id);
  }

  /** Reads what the signed-in user chose before. */
  load(): void {
    this.usages = new Map(usagesIn(this.#deps.store.read(this.#key) ?? ''));
  }

  choose(id: string): void {
    const times = (this.usages.get(id)?.times ?? 0) + 1;
    const changed = new Map(this.usages).set(id, { times, lastAt: this.#deps.clock.now() });
    const kept = [...changed].sort(([, left], [, right]) => right.lastAt - left.lastAt).slice(0, MOST_KEPT);
    this.usages = new Map(kept);
    this.#deps.store.write(this.#key, kept.map(([one, usage]) => `${one} ${usage.times} ${usage.lastAt}`).join('\n'));
  }

  get #key(): string {
    return `searchChoices:${this.#deps.users.user?.id ?? ''}`;
  }
}

/** Lines of an id, a count and a moment; a line that cannot be read is left out. */
function usagesIn(text: string): readonly (readonly [string, Usage])[] {
  return text.split('\n').flatMap((line) => {
    const [id = '', times, lastAt] = line.split(' ');
    const usage = { times: Number(times), lastAt: Number(lastAt) };
    return id !== '' && Number.isFinite(usage.times) && Number.isFinite(usage.lastAt) ? [[id, usage] as const] : [];
  });
}
