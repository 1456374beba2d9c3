import { lazy, Suspense, useState } from 'react';

import type { HistoryRow } from './historyRow';
import type { SharingModel } from './ShareMenu';
import { ShareTrigger } from './ShareTrigger';

const ShareMenu = lazy(() => import('./ShareMenu').then((module) => ({ default: module.ShareMenu })));

interface ShareButtonProps {
  readonly model: SharingModel;
  readonly row: HistoryRow;
}

/** Button of sharing; the menu behind it, and what draws the picture, are fetched when it is first opened. */
export function ShareButton({ model, row }: ShareButtonProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <ShareTrigger aria-haspopup="menu" aria-expanded={false} busy={isWanted} onClick={() => setIsWanted(true)} />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <ShareMenu model={model} row={row} />
    </Suspense>
  ) : (
    button
  );
}
