import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';

import { Inactivity } from '../../application/session/Inactivity';
import { useService } from './ServicesContext';

const SessionEndDialog = lazy(() =>
  import('./SessionEndDialog').then((module) => ({ default: module.SessionEndDialog })),
);

/** Asks before the session ends; the dialog is fetched when there is something to ask. */
export const SessionEndWatch = observer(function SessionEndWatch() {
  const { warning } = useService(Inactivity);
  const [wasWanted, setWasWanted] = useState(warning);
  // The dialog stays once it was there, so that it gives the focus back.
  if (warning && !wasWanted) {
    setWasWanted(true);
  }
  return (
    wasWanted && (
      <Suspense fallback={null}>
        <SessionEndDialog />
      </Suspense>
    )
  );
});
