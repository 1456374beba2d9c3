import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { PayeesStore } from '../../../application/payees/PayeesStore';
import { payeeTitleIn } from '../../../domain/payee/payeeTitleIn';
import type { Payee } from '../../../domain/payee/Payee';
import { payeeMark, payeePlace } from '../../../domain/payee/payeePlace';
import type { PlacePart } from '../../../domain/payee/payeePlace';
import { joinedParts } from '../../../domain/language/punctuation';
import { InitialsBadge } from '../../components/IconBadge';
import { SEPARATOR } from '../../components/lineParts';
import { useLanguage } from '../../language/useLanguage';
import { useService } from '../../kernel/ServicesContext';
import styles from './PayeeLine.module.css';

/** A payee as one line: initials, name and, under it, where he is paid. */
export const PayeeLine = observer(function PayeeLine({ payee }: { readonly payee: Payee }) {
  const { place, title } = usePayeeWords();
  return (
    <span className={styles['line']}>
      <InitialsBadge name={title(payee)} />
      <span className={styles['words']}>
        <span className={styles['name']}>{title(payee)}</span>
        <span className={styles['place']}>{place(payee)}</span>
      </span>
    </span>
  );
});

interface PayeeWords {
  /** Name a payee is listed under. */
  readonly title: (payee: Payee) => string;
  /** Place a payee is paid at, so that no two lines look the same. */
  readonly place: (payee: Payee) => string;
  /** Fact that distinguishes a payee from others of the same name; empty when there are none. */
  readonly mark: (payee: Payee) => string;
  /** Name of a payee with the mark, for the label of a button. */
  readonly whole: (payee: Payee) => string;
}

/** Words that tell payees apart. */
export function usePayeeWords(): PayeeWords {
  const { t } = useTranslation('payees');
  const language = useLanguage();
  const payees = useService(PayeesStore);
  const textOf = ({ part, text }: PlacePart): string => {
    switch (part) {
      case 'thisBank':
        return t('thisBank');
      case 'card':
        return t('card', { number: text });
      default:
        return text;
    }
  };
  const joined = (parts: readonly PlacePart[]): string => parts.map(textOf).join(SEPARATOR);
  const mark = (payee: Payee): string => joined(payeeMark(payee, payees.namesakesOf(payee)));
  const title = (payee: Payee): string => payeeTitleIn(payee, language);
  return {
    title,
    place: (payee) => joined(payeePlace(payee, payees.namesakesOf(payee))),
    mark,
    whole: (payee) => joinedParts([title(payee), mark(payee)], language),
  };
}
