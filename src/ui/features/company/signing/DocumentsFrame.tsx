import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { DOCUMENT_STATES } from '../../../../domain/corporate/PaymentDocument';
import { PageHeader } from '../../../components/PageHeader';
import { PageTabs } from '../../../components/PageTabs';
import { Stack } from '../../../components/Stack';
import { documentsPath } from '../../../objects/documents/signingPaths';
import { addressWithChoices, choicesOfAddress } from './DocumentFilterViewModel';

/** The heading of the documents of a company and the way between their lists, one for each state; the filters go along. */
export function DocumentsFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('signing');
  const [address] = useSearchParams();
  const filters = addressWithChoices(new URLSearchParams(), choicesOfAddress(address)).toString();
  const pages = DOCUMENT_STATES.map((state) => ({
    to: filters === '' ? documentsPath(state) : `${documentsPath(state)}?${filters}`,
    title: t(`states.${state}`),
  }));
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack>
        <PageTabs label={t('states.label')} pages={pages} />
        {children}
      </Stack>
    </>
  );
}
