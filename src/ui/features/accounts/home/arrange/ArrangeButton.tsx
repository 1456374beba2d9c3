import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { HomeArrangement } from '../../../../../application/preferences/HomeArrangement';
import type { HomePanel } from '../../../../../domain/home/homePanels';
import { Button } from '../../../../components/Button';

const ArrangeDialog = lazy(() => import('./ArrangeDialog').then((module) => ({ default: module.ArrangeDialog })));

interface ArrangeButtonProps {
  readonly arrangement: HomeArrangement;
  readonly panels: readonly HomePanel[];
  readonly hasColumns: boolean;
}

/** Button of the dialog in which the panels are ordered; the dialog is fetched when it is first opened. */
export function ArrangeButton(props: ArrangeButtonProps) {
  const { t } = useTranslation('home');
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen');
  return (
    <>
      <Button ref={opener} tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setState('open')}>
        {t('arrange')}
      </Button>
      {state !== 'unseen' && (
        <Suspense fallback={null}>
          <ArrangeDialog {...props} isOpen={state === 'open'} opener={opener} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
