import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { FailureAlert } from '../../../components/FailureAlert';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { useService } from '../../../kernel/ServicesContext';
import { DeleteBatchViewModel } from './DeleteBatchViewModel';

/** Deletes a batch that was not sent, after a question. */
export const DeleteBatch = observer(function DeleteBatch() {
  const { t } = useTranslation('batch');
  const model = useService(DeleteBatchViewModel);
  return (
    <>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.isOffered && (
        <ButtonRow apart>
          <Button tone="quiet" size="small" onClick={model.ask}>
            {t('delete.open')}
          </Button>
        </ButtonRow>
      )}
      <QuestionDialog
        open={model.isAsking}
        title={t('delete.title')}
        yes={t('delete.yes')}
        no={t('delete.no')}
        busy={model.busy}
        onYes={() => void model.delete()}
        onNo={model.keep}
      >
        {t('delete.text')}
      </QuestionDialog>
    </>
  );
});
