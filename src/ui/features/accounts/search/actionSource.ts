import type { Action, CommandName, ScreenAction } from '../../../kernel/Action';
import { isOffered } from '../../../kernel/Action';
import { commandActions } from '../../../flow/actions/commandActions';
import type { CommandState } from '../../../flow/actions/commandActions';
import { searchableAction } from '../../../flow/actions/foundActions';
import type { SearchEntry, SearchSource, SearchTexts } from './SearchSource';

const MAX_ROWS = 6;

/** State of the application that decides which actions there are, and the way to carry out those without a screen. */
export interface ActionDesk extends CommandState {
  /** Screens one can go to from anywhere. */
  readonly screens: readonly ScreenAction[];
  readonly isCorporate: boolean;
  readonly makesDocuments: boolean;
  readonly mayOpen: (path: string) => boolean;
  readonly run: (command: CommandName) => void;
}

/** Screens the user may open, and what can be done at once. `stateOf` is asked anew each time, so that it is observed. */
export function actionSource(stateOf: () => ActionDesk): SearchSource {
  return {
    group: 'actions',
    status: 'LOADED',
    fromLetters: 1,
    most: MAX_ROWS,
    ensure: () => Promise.resolve(),
    entries: (texts) => {
      const state = stateOf();
      const actions: readonly Action[] = [
        ...state.screens.filter((action) => isOffered(action, state)),
        ...commandActions(state),
      ];
      return actions.map((action) => entryOf(action, texts, state));
    },
  };
}

function entryOf(action: Action, { label }: SearchTexts, { run, letterKeysOn }: ActionDesk): SearchEntry {
  const title = label(action.label);
  const entry = { ...searchableAction(action, [title]), title, mark: { icon: action.icon } };
  if ('command' in action) {
    return {
      ...entry,
      open: () => {
        run(action.command);
        return undefined;
      },
    };
  }
  return {
    ...entry,
    ...(letterKeysOn && action.letter !== undefined && { letter: action.letter }),
    open: () => action.path,
  };
}
