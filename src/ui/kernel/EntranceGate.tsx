import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useContext, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import type { ServiceClass } from '../../application/ports/Services';
import type { EntranceArea } from '../../application/session/EntranceArea';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { Defects } from './Defects';
import { withLoadFailure } from './LoadFailure';
import type { Words } from './Screen';
import { ServicesContext, useService } from './ServicesContext';
import { Splash } from './Splash';
import { useOutdated } from './useOutdated';

/** Fetches a page. */
export type FetchPage = () => Promise<ComponentType>;

/** Texts about violations of fields: all these pages are forms. */
const WORDS_OF_FORMS = 'validation';

interface EntranceGateProps {
  /** Area whose services the page asks for. Must not change for a mounted gate. */
  readonly of: ServiceClass<EntranceArea>;
  /** Must not change for a mounted gate. */
  readonly page: FetchPage;
  /** Namespaces of the texts of the page. Must not change for a mounted gate. */
  readonly words: readonly Words[];
}

/**
 * Loads a guest page with its translations, and shows an error when it cannot be loaded. Everything is awaited here at once, because React
 * occasionally loses a page whose parts are awaited by nested boundaries.
 */
export const EntranceGate = observer(function EntranceGate({ of, page, words }: EntranceGateProps) {
  const area = useService(of);
  const defects = useContext(Defects);
  const { t, i18n } = useTranslation('common');
  const [hasWords, setHasWords] = useState(false);
  const [Page, setPage] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);

  const reload = useOutdated(hasFailed);

  const fetchPage = useCallback(() => {
    setHasFailed(false);
    page().then(
      (fetched) => setPage(() => fetched),
      (cause: unknown) => {
        defects.defect('screen', withLoadFailure(cause));
        setHasFailed(true);
      },
    );
  }, [defects, page]);

  useEffect(() => {
    void area.open();
    fetchPage();
  }, [area, fetchPage]);

  useEffect(() => {
    void i18n.loadNamespaces([...words, WORDS_OF_FORMS]).then(() => setHasWords(true));
  }, [i18n, words]);

  const retry = (): void => {
    void area.open();
    fetchPage();
  };

  if (area.services !== undefined && hasWords && Page !== undefined) {
    return (
      <ServicesContext value={area.services}>
        <Suspense fallback={<Splash isInside />}>
          <Page />
        </Suspense>
      </ServicesContext>
    );
  }
  if (reload !== undefined) {
    return (
      <EmptyState
        icon="repeat"
        title={t('outdated.title')}
        isHeading
        text={t('outdated.text')}
        action={<Button onClick={reload}>{t('crash.reload')}</Button>}
      />
    );
  }
  return area.status === 'failed' || hasFailed ? (
    <ErrorState title={t('crash.title')} onRetry={retry} />
  ) : (
    <Splash isInside />
  );
});
