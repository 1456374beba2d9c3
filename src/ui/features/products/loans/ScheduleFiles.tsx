import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LOAN_FILE_FORMATS } from '../../../../application/operations/loans';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { useService } from '../../../kernel/ServicesContext';
import { LoanPagesViewModel } from './LoanPagesViewModel';
import styles from '../../../objects/loans/Loans.module.css';

/** Downloads of the schedule: a PDF to print, or a table to calculate with. */
export const ScheduleFiles = observer(function ScheduleFiles({ loanId }: { readonly loanId: string }) {
  const { t } = useTranslation('loans');
  const pages = useService(LoanPagesViewModel);
  const [file] = useState(pages.newFile);
  return (
    <Panel title={t('schedule.file.title')}>
      <p className={styles['note']}>{t('schedule.file.note')}</p>
      {file.failure !== undefined && <FailureAlert failure={file.failure} />}
      <ButtonRow apart>
        {LOAN_FILE_FORMATS.map((format) => (
          <Button
            key={format}
            tone="secondary"
            icon="download"
            busy={file.underway === format}
            onClick={() => void file.download(loanId, format)}
          >
            {t(`schedule.file.${format}`)}
          </Button>
        ))}
      </ButtonRow>
    </Panel>
  );
});
