import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { OwnValues } from '../../../application/profile/OwnValues';
import type { OwnValueName } from '../../../application/profile/OwnValues';
import { shownPhone } from '../../../domain/bankDetails/phone';
import { classNames } from '../../components/classNames';
import { Icon } from '../../components/Icon';
import type { IconName } from '../../components/Icon';
import { useService } from '../../kernel/ServicesContext';
import styles from './OwnValue.module.css';

const ICONS: Readonly<Record<OwnValueName, IconName>> = {
  inn: 'passport',
  phone: 'mobile',
  name: 'user',
  address: 'place',
};

interface OwnValueProps {
  readonly name: OwnValueName;
  /** Text of the field, as typed. */
  readonly typed: string;
  /** Writes a value as the field means it; `undefined` for one the field would refuse, which is then not offered. */
  readonly read?: (text: string) => string | undefined;
  readonly onChoose: (value: string) => void;
}

/**
 * Data of the customer, offered for the field above it. Nothing is filled in without the press; pressed again it empties the field. It stays
 * where it is when pressed, so neither the focus nor what stands below moves.
 */
export const OwnValue = observer(function OwnValue({ name, typed, read = asItIs, onChoose }: OwnValueProps) {
  const { t } = useTranslation('shell');
  const own = useService(OwnValues);

  useEffect(() => void own.ensure(name), [own, name]);

  const known = own.of(name);
  const value = known === undefined ? undefined : read(known);
  if (known === undefined || value === undefined) {
    return null;
  }
  const taken = (read(typed) ?? typed.trim()) === value;
  return (
    <button
      type="button"
      className={classNames(styles['value'], taken && styles['taken'])}
      aria-pressed={taken}
      onClick={() => onChoose(taken ? '' : value)}
    >
      <Icon name={taken ? 'check' : ICONS[name]} size="small" />
      <span className={styles['words']}>
        <span className={styles['name']}>{t(`own.${own.ofCompany ? 'company' : 'person'}.${name}`)}</span>{' '}
        <span>{name === 'phone' ? shownPhone(known) : known}</span>
      </span>
    </button>
  );
});

function asItIs(text: string): string {
  return text.trim();
}
