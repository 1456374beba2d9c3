import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { caseOfApplication } from '../../../application/cases/caseOfApplication';
import type { WantedApplication } from '../../../application/cases/caseOfApplication';
import { CasesStore } from '../../../application/cases/CasesStore';
import { ButtonLink } from '../../components/Button';
import { useService } from '../../kernel/ServicesContext';
import { casePath } from './casePaths';

/** Way to the case of an application beside the application itself. Nothing without a case. */
export const ApplicationCaseLink = observer(function ApplicationCaseLink(wanted: WantedApplication) {
  const { t } = useTranslation('cases');
  const store = useService(CasesStore);
  useEffect(() => void store.renew(), [store]);
  const found = caseOfApplication(store.cases, wanted);
  return found === undefined ? null : (
    <ButtonLink tone={found.state === 'waiting' ? 'primary' : 'secondary'} to={casePath(found.id)}>
      {t(found.state === 'waiting' ? 'applied.reply' : 'number', { number: found.id })}
    </ButtonLink>
  );
});
