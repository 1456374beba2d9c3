import { makeAutoObservable, observableRef } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { Scheduler } from '../../../../application/ports/Scheduler';
import { SearchChoices } from '../../../../application/search/SearchChoices';
import { searchFor, searchIndexOf, SURE, withoutGuesses } from '../../../../domain/search/searchIndex';
import type { Match, SearchIndex } from '../../../../domain/search/searchIndex';
import { SEARCH_GROUPS } from './SearchSource';
import type { SearchEntry, SearchGroup, SearchSource, SearchTexts } from './SearchSource';
import { SearchSources } from './SearchSources';

/** Time without a key after which the bank is asked for what is loaded late, in milliseconds. */
export const TYPING_PAUSE_MS = 250;
const MAX_RECENT = 6;

/** Rows of one kind, best first; `recent` is what was chosen before. */
export interface FoundGroup {
  readonly group: SearchGroup | 'recent';
  readonly items: readonly SearchEntry[];
}

/** Kinds of things that come from the bank; actions are there at once. */
type LoadedGroup = Exclude<SearchGroup, 'actions'>;

/** Actions offered to somebody who has chosen nothing yet. */
const FIRST_OFFERED: readonly string[] = [
  'action:otherAccounts',
  'action:services',
  'action:mobile',
  'action:history',
  'action:companyHistory',
  'action:statement',
  'action:documents',
];

@injectable()
export class SearchDeps {
  @inject(SearchSources) readonly from!: SearchSources;
  @inject(SearchChoices) readonly choices!: SearchChoices;
  @inject(Scheduler) readonly scheduler!: Scheduler;
}

/** One search over everything that can be opened: all sources are matched alike, and the group with the best match comes first. */
@injectable()
export class SearchViewModel {
  query = '';
  texts: SearchTexts | undefined;

  readonly #deps: SearchDeps;
  #stopWaiting: (() => void) | undefined;
  #hasAskedLate = false;

  constructor(@inject(SearchDeps) deps: SearchDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { texts: observableRef }, { autoBind: true });
  }

  /** Begins a search, with what was typed while the page of it was on its way. */
  begin(typed: string): void {
    this.#deps.choices.load();
    this.#hasAskedLate = false;
    this.#sources.filter(({ isAskedLate }) => isAskedLate !== true).forEach((source) => void source.ensure());
    this.setQuery(typed);
  }

  setTexts(texts: SearchTexts): void {
    this.texts = texts;
  }

  setQuery(query: string): void {
    this.query = query;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    const asked = new Set(this.#asked);
    this.#sources.forEach((source) => source.find?.(asked.has(source) ? this.#typed : ''));
    const late = this.#asked.filter(({ isAskedLate }) => isAskedLate === true);
    if (late.length > 0 && !this.#hasAskedLate) {
      this.#stopWaiting = this.#deps.scheduler.after(TYPING_PAUSE_MS, () => {
        this.#hasAskedLate = true;
        late.forEach((source) => void source.ensure());
      });
    }
  }

  /** Stops what waits for a pause in the typing, and what the bank has not answered yet. */
  end(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#sources.forEach((source) => source.find?.(''));
  }

  get isEmpty(): boolean {
    return this.#typed === '';
  }

  /** Groups with their rows: matches of what is typed or, while nothing is, what was chosen before. */
  get groups(): readonly FoundGroup[] {
    return this.isEmpty ? this.#recent : this.#found;
  }

  get count(): number {
    return this.groups.reduce((sum, { items }) => sum + items.length, 0);
  }

  /** Kinds whose things are on their way; they may bring further rows. */
  get loading(): readonly LoadedGroup[] {
    return this.#groupsThatAre('LOADING');
  }

  get failed(): readonly LoadedGroup[] {
    return this.#groupsThatAre('ERROR');
  }

  /** True when everything was looked through and nothing matches. */
  get foundNothing(): boolean {
    return !this.isEmpty && this.count === 0 && this.loading.length === 0;
  }

  retry(group: SearchGroup): void {
    this.#sources.filter((source) => source.group === group).forEach((source) => void source.ensure());
  }

  /** Opens a row and remembers that it was chosen. Returns the address to go to, if it has one. */
  choose(entry: SearchEntry): string | undefined {
    this.#deps.choices.choose(entry.id);
    return entry.open();
  }

  /** Words of every entry; made anew when a source has other entries, not with every key. */
  get indexes(): readonly { readonly source: SearchSource; readonly index: SearchIndex<SearchEntry> }[] {
    const { texts } = this;
    return texts === undefined
      ? []
      : this.#sources.map((source) => ({ source, index: searchIndexOf(source.entries(texts)) }));
  }

  get #sources(): readonly SearchSource[] {
    return this.#deps.from.sources;
  }

  /** Sources that look for what is typed. */
  get #asked(): readonly SearchSource[] {
    return this.isEmpty ? [] : this.#sources.filter(({ fromLetters }) => this.#typed.length >= fromLetters);
  }

  #groupsThatAre(wanted: LoadStatus): readonly LoadedGroup[] {
    return this.#asked.flatMap(({ status, group }) => (status === wanted && group !== 'actions' ? [group] : []));
  }

  get #typed(): string {
    return this.query.trim();
  }

  get #recent(): readonly FoundGroup[] {
    const known = new Map(
      this.indexes.flatMap(({ index }) => index.rows.map(({ entry }) => [entry.id, entry] as const)),
    );
    const { latest } = this.#deps.choices;
    const entriesOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []).slice(0, MAX_RECENT);
    const recent = entriesOf(latest);
    return [
      ...(recent.length > 0 ? [{ group: 'recent', items: recent } as const] : []),
      ...(recent.length < MAX_RECENT / 2
        ? [{ group: 'actions', items: entriesOf(FIRST_OFFERED.filter((id) => !latest.includes(id))) } as const]
        : []),
    ];
  }

  /**
   * Matches on the device and those only the bank has found, best first. A guess is not shown while the bank looks: its answer would put
   * something else in the place that is about to be pressed.
   */
  #matchesIn(source: SearchSource, index: SearchIndex<SearchEntry>): readonly Match<SearchEntry>[] {
    const { usages } = this.#deps.choices;
    const matches = searchFor(index, this.query, usages);
    const known = new Set(matches.map(({ entry }) => entry.id));
    const answers = this.texts === undefined ? [] : (source.answers?.(this.texts) ?? []);
    const scores = new Map(
      searchFor(searchIndexOf(answers), this.query, usages).map(({ entry, score }) => [entry.id, score]),
    );
    const further = answers
      .filter(({ id }) => !known.has(id))
      .map((entry) => ({ entry, score: Math.max(scores.get(entry.id) ?? SURE, SURE) }));
    const all = [...matches, ...further].sort((left, right) => right.score - left.score);
    const isLooking = source.answers !== undefined && source.status === 'LOADING';
    return isLooking ? all.filter(({ score }) => score >= SURE) : withoutGuesses(all);
  }

  get #found(): readonly FoundGroup[] {
    const asked = new Set(this.#asked);
    const matches = this.indexes
      .filter(({ source }) => asked.has(source))
      .flatMap(({ source, index }) =>
        this.#matchesIn(source, index)
          .slice(0, source.most)
          .map(({ entry, score }) => ({ group: source.group, entry, score })),
      );
    const kept = withoutGuesses(matches);
    return SEARCH_GROUPS.map((group) => ({ group, rows: kept.filter((match) => match.group === group) }))
      .filter(({ rows }) => rows.length > 0)
      .sort((left, right) => (right.rows[0]?.score ?? 0) - (left.rows[0]?.score ?? 0))
      .map(({ group, rows }) => ({ group, items: rows.map(({ entry }) => entry) }));
  }
}
