import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DOCUMENT_STATES } from '../../../../domain/corporate/PaymentDocument';
import { PageHeader } from '../../../components/PageHeader';
import { PageTabs } from '../../../components/PageTabs';
import { Stack } from '../../../components/Stack';
import { documentsPath } from '../../../objects/documents/signingPaths';

/** The heading of the documents of a company and the way between their lists, one for each state. */
export function DocumentsFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('signing');
  const pages = DOCUMENT_STATES.map((state) => ({ to: documentsPath(state), title: t(`states.${state}`) }));
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
