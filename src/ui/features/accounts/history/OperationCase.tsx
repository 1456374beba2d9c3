import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { caseOfApplication } from '../../../../application/cases/caseOfApplication';
import { CasesStore } from '../../../../application/cases/CasesStore';
import { ButtonLink } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { useService } from '../../../kernel/ServicesContext';
import { CaseLine } from '../../../objects/cases/CaseLine';
import { newCasePath } from '../../../objects/cases/casePaths';
import styles from './OperationCase.module.css';

interface OperationCaseProps {
  readonly transactionId: string;
}

/** The case about an operation, or of the application it paid for; nothing where there is none. */
export const OperationCase = observer(function OperationCase({ transactionId }: OperationCaseProps) {
  const store = useService(CasesStore);
  useEffect(() => void store.ensure(), [store]);
  const found =
    store.about(transactionId) ?? caseOfApplication(store.cases, { kind: 'productOrder', id: transactionId });
  return found === undefined ? null : (
    <div className={styles['case']}>
      <Panel flush>
        <CaseLine shown={found} />
      </Panel>
    </div>
  );
});

/** Way to a case about an operation, while none is open. */
export const WrongLink = observer(function WrongLink({ transactionId }: OperationCaseProps) {
  const { t } = useTranslation('cases');
  const found = useService(CasesStore).about(transactionId);
  return found !== undefined && found.state !== 'closed' ? null : (
    <div className={styles['case']}>
      <ButtonLink tone="quiet" icon="cross" to={newCasePath(transactionId)}>
        {t('wrong')}
      </ButtonLink>
    </div>
  );
});
