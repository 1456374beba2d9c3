import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DocumentsStore } from '../../../../../application/corporate/DocumentsStore';
import type { Failure } from '../../../../../application/operations/failureCodes';
import type { OperationId } from '../../../../../domain/operation/OperationId';
import { FailureAlert } from '../../../../components/FailureAlert';
import { QuestionDialog } from '../../../../components/QuestionDialog';
import { TextAreaField } from '../../../../components/TextAreaField';
import { useService } from '../../../../kernel/ServicesContext';

const MAX_REASON_LENGTH = 200;

interface DeclineChangeProps {
  readonly open: boolean;
  readonly subject: string;
  readonly operationId: OperationId;
  readonly onClose: () => void;
}

/** Asks before a change is declined, and for the reason its maker will read. */
export function DeclineChange({ open, subject, operationId, onClose }: DeclineChangeProps) {
  const { t } = useTranslation(['signing', 'companyChanges']);
  const { changes } = useService(DocumentsStore);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const decline = async (): Promise<void> => {
    setBusy(true);
    const refused = await changes.decline(operationId, reason.trim());
    setBusy(false);
    setFailure(refused);
    if (refused === undefined) {
      onClose();
    }
  };

  return (
    <QuestionDialog
      open={open}
      title={t('signing:decline.title')}
      yes={t('signing:decline.yes')}
      no={t('signing:decline.no')}
      busy={busy}
      onYes={() => void decline()}
      onNo={onClose}
      more={
        <>
          {failure !== undefined && <FailureAlert failure={failure} />}
          <TextAreaField
            id="reason"
            label={t('signing:decline.reason')}
            hint={t('signing:decline.hint')}
            value={reason}
            maxLength={MAX_REASON_LENGTH}
            onChange={setReason}
          />
        </>
      }
    >
      {t('companyChanges:document.declineText', { subject })}
    </QuestionDialog>
  );
}
