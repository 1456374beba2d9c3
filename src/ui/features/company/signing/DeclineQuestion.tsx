import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { QuestionDialog } from '../../../components/QuestionDialog';
import { TextAreaField } from '../../../components/TextAreaField';
import { useDocumentName } from '../../../objects/documents/useDocumentName';
import type { SigningViewModel } from './SigningViewModel';

const MAX_REASON_LENGTH = 200;

/** Asks before a document is declined, and for the reason its maker will read. */
export const DeclineQuestion = observer(function DeclineQuestion({ model }: { readonly model: SigningViewModel }) {
  const { t } = useTranslation('signing');
  const nameOf = useDocumentName();
  const { declining } = model;
  // An approver returns a document and says what to correct.
  const act = declining?.canApprove === true ? 'giveBack' : 'decline';
  return (
    <QuestionDialog
      open={declining !== undefined}
      title={t(`${act}.title`)}
      yes={t(`${act}.yes`)}
      no={t(`${act}.no`)}
      busy={model.isDeclining}
      disabled={model.isCommentMissing}
      onYes={() => void model.decline()}
      onNo={model.keepDocument}
      more={
        <TextAreaField
          id="reason"
          label={t(`${act}.reason`)}
          hint={t(`${act}.hint`)}
          value={model.reason}
          maxLength={MAX_REASON_LENGTH}
          onChange={model.setReason}
        />
      }
    >
      {t(`${act}.text`, { name: declining === undefined ? '' : nameOf(declining) })}
    </QuestionDialog>
  );
});
