import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { caseOfApplication } from '../../../application/cases/caseOfApplication';
import type { WantedApplication } from '../../../application/cases/caseOfApplication';
import { CasesStore } from '../../../application/cases/CasesStore';
import { Panel } from '../../components/Panel';
import { useService } from '../../kernel/ServicesContext';
import { CaseLine } from './CaseLine';

/** The case of an application on a page of its own: number, state, day of the answer, and the way to it. Nothing without a case. */
export const ApplicationCase = observer(function ApplicationCase(wanted: WantedApplication) {
  const store = useService(CasesStore);
  useEffect(() => void store.renew(), [store]);
  const found = caseOfApplication(store.cases, wanted);
  return found === undefined ? null : (
    <Panel flush>
      <CaseLine shown={found} />
    </Panel>
  );
});
