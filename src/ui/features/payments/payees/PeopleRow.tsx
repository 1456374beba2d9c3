import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PayeesStore } from '../../../../application/payees/PayeesStore';
import type { Payee } from '../../../../domain/payee/Payee';
import { formatDate } from '../../../../domain/time/format';
import { initialsOf } from '../../../../domain/user/displayName';
import { Icon } from '../../../components/Icon';
import { useMayOpen } from '../../../components/OpenScreens';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { usePayeeWords } from '../../../objects/payees/PayeeLine';
import { PAYEES_PATH, payPath } from '../../../objects/payees/payeePaths';
import styles from './PeopleRow.module.css';
import faceStyles from '../../../objects/payees/Face.module.css';

/** Payees shown as faces; the others are one link away. */
const MAX_FACES = 7;
const SKELETON_ROWS = 1;

interface PeopleRowProps {
  /** Stands before the faces. */
  readonly first?: ReactNode;
}

/** Faces of those paid before, pinned first; a press opens the form, filled in. On a phone the row goes on sideways. */
export const PeopleRow = observer(function PeopleRow({ first }: PeopleRowProps) {
  const { t } = useTranslation('payees');
  const isOpen = useMayOpen()(PAYEES_PATH);
  const store = usePayees(isOpen);
  if (!isOpen) {
    return null;
  }
  return (
    <Panel title={t('people')} action={<Link to={PAYEES_PATH}>{t('all')}</Link>}>
      <WhenLoaded
        bare
        status={store.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void store.reload()}
      >
        {() => (
          <ul className={styles['faces']}>
            {first !== undefined && <li>{first}</li>}
            {store.payees.slice(0, MAX_FACES).map((payee) => (
              <li key={payee.id}>
                <Face payee={payee} />
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </Panel>
  );
});

/** The same where there is somebody to show, and nothing otherwise. Its words are fetched together with the book. */
export const PeopleRowIfAny = observer(function PeopleRowIfAny() {
  useTranslation('payees', { useSuspense: false });
  const store = usePayees(useMayOpen()(PAYEES_PATH));
  return store.payees.length === 0 ? null : <PeopleRow />;
});

/** The book, loaded when it is open to the user. */
function usePayees(isOpen: boolean): PayeesStore {
  const store = useService(PayeesStore);
  useEffect(() => {
    if (isOpen) {
      void store.ensure();
    }
  }, [store, isOpen]);
  return store;
}

const Face = observer(function Face({ payee }: { readonly payee: Payee }) {
  const { t } = useTranslation('payees');
  const language = useLanguage();
  const { mark, title } = usePayeeWords();
  const name = title(payee);
  const badge = mark(payee);
  return (
    <Link className={faceStyles['face']} to={payPath(payee)}>
      <span className={faceStyles['circle']} aria-hidden="true">
        {initialsOf(name)}
        {payee.pinned && (
          <span className={styles['pin']}>
            <Icon name="pin" size="small" />
          </span>
        )}
      </span>
      <span className={faceStyles['name']}>{name}</span>
      {badge !== '' && <span className={styles['mark']}>{badge}</span>}
      <span className={styles['last']}>
        <time dateTime={new Date(payee.lastPaidAt).toISOString()}>{formatDate(payee.lastPaidAt, language)}</time>
      </span>
      {payee.pinned && <span className={styles['spoken']}>{t('pinned')}</span>}
    </Link>
  );
});
