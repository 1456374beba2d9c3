import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { Inactivity } from '../../application/session/Inactivity';
import { whenIdle } from '../components/whenIdle';
import { useService } from '../kernel/ServicesContext';

/**
 * Asks before the session ends. The dialog is fetched once the page is idle, so that it is there when it is needed, without a connection
 * too; a fetch that failed is repeated when there is something to ask. It stays once it was there, so that it gives the focus back.
 */
export const SessionEndWatch = observer(function SessionEndWatch() {
  const { warning } = useService(Inactivity);
  const [Dialog, setDialog] = useState<ComponentType>();
  const isLoaded = Dialog !== undefined;

  useEffect(() => {
    const fetch = () => {
      import('./SessionEndDialog').then(
        (module) => setDialog(() => module.SessionEndDialog),
        () => undefined,
      );
    };
    if (isLoaded) {
      return undefined;
    }
    if (warning) {
      fetch();
      return undefined;
    }
    return whenIdle(fetch);
  }, [isLoaded, warning]);

  return Dialog !== undefined && <Dialog />;
});
