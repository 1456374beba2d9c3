import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useSearchParams } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { ResultPanel } from '../../../components/ResultPanel';
import { useFlowPage } from '../../../components/useFlowPage';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { ConfirmedFacts } from '../../../flow/confirmation/ConfirmedFacts';
import { ChangeCodePage } from '../../../flow/change/ChangeCodePage';
import type { ChangeFrame } from '../../../flow/change/ChangeModel';
import { changePath, pathOfChange } from '../../../flow/change/pathOfChange';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { useService } from '../../../kernel/ServicesContext';
import { ScheduleEditViewModel } from './ScheduleEditViewModel';
import { ScheduleForm } from './ScheduleForm';
import { SCHEDULE_FORM_PATH, SCHEDULES_PATH } from '../../../objects/templates/schedulePath';
import { useScheduleRows } from './useScheduleRows';

const SKELETON_ROWS = 4;

interface PageProps {
  readonly model: ScheduleEditViewModel;
  readonly frame: ChangeFrame;
}

/** A payment that is made by itself: what and when, the code that allows it, and word of what happens next. */
export const ScheduleEditPage = observer(function ScheduleEditPage() {
  const { t } = useTranslation('templates');
  const model = useService(ScheduleEditViewModel);
  const [search] = useSearchParams();
  const templateId = search.get('template') ?? '';

  useEffect(() => {
    void model.load(templateId);
  }, [model, templateId]);

  const frame: ChangeFrame = {
    path: SCHEDULE_FORM_PATH,
    title: t(model.template?.schedule === undefined ? 'form.title' : 'form.editTitle'),
    lead: t('form.lead'),
    subject: model.words,
    fingerprint: model.fingerprint,
    subjectRows: useScheduleRows(model),
    subjectNote: model.fallsOnLastOfMonth ? t('form.lastOfMonth') : undefined,
    doneTitle: t('form.doneTitle'),
    doneText: t('form.doneText'),
  };
  return (
    <Routes>
      <Route index element={<FormPage model={model} frame={frame} />} />
      <Route path="code" element={<ChangeCodePage model={model} frame={frame} />} />
      <Route path="done" element={<DonePage model={model} frame={frame} />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
});

const FormPage = observer(function FormPage({ model, frame }: PageProps) {
  useFlowPage({ path: frame.path, rightPath: pathOfChange(frame, model), open: model.openForm });
  return (
    <ProfilePage title={frame.title} lead={frame.lead}>
      <FormContent model={model} />
    </ProfilePage>
  );
});

const FormContent = observer(function FormContent({ model }: Pick<PageProps, 'model'>) {
  const { t } = useTranslation('templates');
  return (
    <WhenLoaded
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void model.load('')}
      empty={{
        icon: 'schedule',
        title: t('emptyTitle'),
        text: t('emptyText'),
        action: (
          <ButtonLink tone="secondary" to="/history">
            {t('toHistory')}
          </ButtonLink>
        ),
      }}
    >
      {() => <ScheduleForm model={model} />}
    </WhenLoaded>
  );
});

const nothing = (): void => undefined;

const DonePage = observer(function DonePage({ model, frame }: PageProps) {
  const { t } = useTranslation('templates');
  const here = useFlowPage({ path: changePath(frame, 'done'), rightPath: pathOfChange(frame, model), open: nothing });
  if (!here) {
    return null;
  }
  const { confirmed } = model.confirmation;
  return (
    <ProfilePage title={frame.doneTitle}>
      <ResultPanel done facts={confirmed && <ConfirmedFacts subject={confirmed} withoutSms />}>
        <p>{frame.doneText}</p>
      </ResultPanel>
      <div>
        <ButtonLink to={SCHEDULES_PATH}>{t('form.toList')}</ButtonLink>
      </div>
    </ProfilePage>
  );
});
