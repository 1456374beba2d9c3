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
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** Button of the dialog in which the panels are ordered; the dialog is fetched when it is first opened. */
export function ArrangeButton({ onToggle, ...props }: ArrangeButtonProps) {
  const { t } = useTranslation('home');
  const opener = useRef<HTMLButtonElement>(null);
  const [isSeen, setSeen] = useState(false);
  const open = (): void => {
    setSeen(true);
    onToggle(true);
  };
  return (
    <>
      <Button ref={opener} tone="quiet" size="small" aria-haspopup="dialog" onClick={open}>
        {t('arrange')}
      </Button>
      {isSeen && (
        <Suspense fallback={null}>
          <ArrangeDialog {...props} opener={opener} onClose={() => onToggle(false)} />
        </Suspense>
      )}
    </>
  );
}
