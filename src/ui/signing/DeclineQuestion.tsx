import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { QuestionDialog } from '../components/QuestionDialog';
import { TextAreaField } from '../components/TextAreaField';
import type { SigningViewModel } from './SigningViewModel';

const MAX_REASON_LENGTH = 200;

/** Asks before a document is declined, and for the reason its maker will read. */
export const DeclineQuestion = observer(function DeclineQuestion({ model }: { readonly model: SigningViewModel }) {
  const { t } = useTranslation('signing');
  const { declining } = model;
  return (
    <QuestionDialog
      open={declining !== undefined}
      title={t('decline.title')}
      yes={t('decline.yes')}
      no={t('decline.no')}
      busy={model.isDeclining}
      onYes={() => void model.decline()}
      onNo={model.keepDocument}
      more={
        <TextAreaField
          id="reason"
          label={t('decline.reason')}
          hint={t('decline.hint')}
          value={model.reason}
          maxLength={MAX_REASON_LENGTH}
          onChange={model.setReason}
        />
      }
    >
      {t('decline.text', { name: declining?.preview.credit.name ?? '' })}
    </QuestionDialog>
  );
});
