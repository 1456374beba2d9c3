import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { STATEMENT_FORMATS } from '../../../../domain/statement/Statement';
import { MAX_ENTRIES_IN_PDF } from '../../../../domain/statement/statementLimits';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { FailureAlert } from '../../../components/FailureAlert';
import { SelectField } from '../../../components/SelectField';
import styles from './Statements.module.css';
import type { StatementViewModel } from './StatementViewModel';

const BYTES_IN_KILOBYTE = 1024;

/** Download of the statement: choice of format, progress, and a button to cancel. */
export const StatementDownloads = observer(function StatementDownloads({
  model,
}: {
  readonly model: StatementViewModel;
}) {
  const { t } = useTranslation('statements');
  const { download, format } = model;
  const refused = format === 'pdf' && model.tooLongForPdf;
  return (
    <div className={styles['downloads']}>
      <SelectField
        id="statement-format"
        label={t('format')}
        hint={refused ? t('tooLongForPdf', { most: MAX_ENTRIES_IN_PDF }) : t(`formatHints.${format}`)}
        options={STATEMENT_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
        value={format}
        onChange={model.chooseFormat}
      />
      <div className={styles['level']}>
        <ButtonRow>
          <Button icon="download" busy={download.busy} disabled={refused} onClick={() => void model.save()}>
            {t('download')}
          </Button>
          {download.busy && (
            <Button tone="secondary" onClick={download.cancel}>
              {t('cancel')}
            </Button>
          )}
          {model.complete && !download.busy && (
            <Button tone="secondary" icon="print" onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
        </ButtonRow>
      </div>
      {download.busy && (
        <p role="status" className={styles['note']}>
          {download.receivedBytes === 0
            ? t('preparing')
            : t('received', { size: Math.ceil(download.receivedBytes / BYTES_IN_KILOBYTE) })}
        </p>
      )}
      {download.failure !== undefined && <FailureAlert failure={download.failure} />}
    </div>
  );
});
