import { searchFor, searchIndexOf } from '../../../domain/search/searchIndex';
import type { Searchable } from '../../../domain/search/searchIndex';
import { SEARCH_WORDS } from '../../../domain/search/searchWords';
import type { Action } from '../../kernel/Action';

/** An action as it is searched for: by what it is called on the screen, and by its further words in any language. */
export function searchableAction({ id }: Pick<Action, 'id'>, names: readonly string[]): Searchable {
  return { id: `action:${id}`, names, keywords: Object.values(SEARCH_WORDS.actions[id]) };
}

/** Actions that match what is typed, in their own order; all of them while nothing is. */
export function foundActions<Found extends Action>(
  actions: readonly Found[],
  typed: string,
  namesOf: (action: Found) => readonly string[],
): readonly Found[] {
  if (typed.trim() === '') {
    return actions;
  }
  const entries = actions.map((action) => ({ ...searchableAction(action, namesOf(action)), action }));
  const found = new Set(searchFor(searchIndexOf(entries), typed).map(({ entry }) => entry.action));
  return actions.filter((action) => found.has(action));
}
