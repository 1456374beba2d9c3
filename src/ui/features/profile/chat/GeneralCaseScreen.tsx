import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { KINDS_WITHOUT_OPERATION } from '../../../../domain/case/caseRules';
import { PageHeader } from '../../../components/PageHeader';
import { useService } from '../../../kernel/ServicesContext';
import { casePath } from '../../../objects/cases/casePaths';
import { MESSAGES_PATH } from '../../../objects/chat/chatPaths';
import { CaseForm } from './CaseForm';
import { NewCaseViewModel } from './NewCaseViewModel';

/** A case about no operation. */
export const GeneralCaseScreen = observer(function GeneralCaseScreen() {
  const { t } = useTranslation(['cases', 'chat']);
  const form = useService(NewCaseViewModel);
  useEffect(() => form.begin(undefined), [form]);
  return form.opened === undefined ? (
    <>
      <PageHeader title={t('new')} lead={t('newLead')} back={{ to: MESSAGES_PATH, label: t('chat:title') }} />
      <CaseForm form={form} kinds={KINDS_WITHOUT_OPERATION} help={null} />
    </>
  ) : (
    <Navigate to={casePath(form.opened.id)} replace />
  );
});
