import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDay } from '../../domain/time/format';
import { ButtonLink } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { useService } from './ServicesContext';
import { ShellViewModel } from './ShellViewModel';

/** Screens that move money; who may only look is told why they are closed and how to open them. The bank refuses either way. */
export const MoneyGate = observer(function MoneyGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { expiredOn } = useService(ShellViewModel);
  if (expiredOn === undefined) {
    return children;
  }
  return (
    <>
      <PageHeader title={t('nav.payments')} />
      <Panel>
        <EmptyState
          icon="shield"
          title={t('viewOnly.paymentsTitle')}
          text={t('viewOnly.paymentsText', { day: formatDay(expiredOn) })}
          action={<ButtonLink to="/profile/edit">{t('viewOnly.edit')}</ButtonLink>}
        />
      </Panel>
    </>
  );
});
