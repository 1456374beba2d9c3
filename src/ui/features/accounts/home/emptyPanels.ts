import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { HomePanel } from '../../../../domain/home/homePanels';
import type { HomeScreenViewModel } from './HomeScreenViewModel';

/** Panels that may have nothing to show, in the order their products are begun with. */
const MAY_BE_EMPTY = ['accounts', 'cards', 'deposits', 'recent', 'spending', 'upcoming', 'loans', 'wallets'] as const;

export type EmptyPanel = (typeof MAY_BE_EMPTY)[number];

/** Spending has no more to show than the operations it is counted from. */
function statusOf(panel: EmptyPanel, model: HomeScreenViewModel): LoadStatus {
  return panel === 'spending' ? model.recentStatus : model[`${panel}Status` as const];
}

/** Those of some panels that are known to have nothing to show. */
export function emptyPanels(panels: readonly HomePanel[], model: HomeScreenViewModel): readonly EmptyPanel[] {
  return MAY_BE_EMPTY.filter((panel) => panels.includes(panel) && statusOf(panel, model) === 'EMPTY');
}
