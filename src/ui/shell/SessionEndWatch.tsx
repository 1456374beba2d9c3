import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { Inactivity } from '../../application/session/Inactivity';
import { useService } from '../kernel/ServicesContext';

/**
 * Asks before the session ends. The dialog is fetched after half of the time, so that it is there when it is needed: a session does not
 * survive an outage that long. A fetch that failed is repeated when there is something to ask. The dialog stays once it was there, so
 * that it gives the focus back.
 */
export const SessionEndWatch = observer(function SessionEndWatch() {
  const { warning, isHalfGone } = useService(Inactivity);
  const [Dialog, setDialog] = useState<ComponentType>();
  const isLoaded = Dialog !== undefined;

  useEffect(() => {
    if (!isLoaded && (warning || isHalfGone)) {
      import('./SessionEndDialog').then(
        (module) => setDialog(() => module.SessionEndDialog),
        () => undefined,
      );
    }
  }, [isLoaded, warning, isHalfGone]);

  return Dialog !== undefined && <Dialog />;
});
