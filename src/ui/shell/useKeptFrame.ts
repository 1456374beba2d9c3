import { useEffect } from 'react';

import { followFrame, FrameDeps } from '../../application/session/followFrame';
import { UserStore } from '../../application/user/UserStore';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import { isOffered } from '../kernel/Action';
import { ScreenTable } from '../kernel/ScreenTable';
import { useService } from '../kernel/ServicesContext';

/** Keeps the data of the frame of home in the tab (docs/adr/0195). */
export function useKeptFrame(): void {
  const deps = useService(FrameDeps);
  const users = useService(UserStore);
  const { mayOpen } = useService(ShellViewModel);
  const { actions } = useService(ScreenTable);
  useEffect(() => {
    const closed = (): readonly string[] => {
      const { isCorporate, makesDocuments } = users;
      const offered = actions.filter((action) => isOffered(action, { isCorporate, makesDocuments, mayOpen }));
      const open = new Set(offered.map(({ path }) => path));
      return actions.map(({ path }) => path).filter((path) => !open.has(path));
    };
    return followFrame(deps, closed);
  }, [deps, users, mayOpen, actions]);
}
