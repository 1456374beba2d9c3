import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { isPending } from '../../../domain/case/caseMoves';
import { topicOf } from '../../../domain/case/CustomerCase';
import type { CaseState, CustomerCase } from '../../../domain/case/CustomerCase';
import { formatDay } from '../../../domain/time/format';
import { Badge } from '../../components/Badge';
import type { BadgeTone } from '../../components/Badge';
import { useLanguage } from '../../language/useLanguage';
import styles from './CaseLine.module.css';
import { casePath } from './casePaths';

const TONES: Readonly<Record<CaseState, BadgeTone>> = {
  received: 'neutral',
  inWork: 'neutral',
  waiting: 'caution',
  answered: 'positive',
  closed: 'neutral',
};

/** State of a case, and the day of the answer while the bank owes one. */
export function CaseProgress({ shown: { state, dueOn } }: { readonly shown: CustomerCase }) {
  const { t } = useTranslation('cases');
  const language = useLanguage();
  return (
    <span className={styles['progress']}>
      <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      {isPending(state) && <span>{t('due', { day: formatDay(dueOn, language) })}</span>}
    </span>
  );
}

interface CaseLineProps {
  readonly shown: CustomerCase;
  readonly isOpen?: boolean;
}

/** Way to a case: its number, kind, state and the day of the answer. */
export function CaseLine({ shown, isOpen = false }: CaseLineProps) {
  const { t } = useTranslation('cases');
  const { id, kind } = shown;
  return (
    <Link to={casePath(topicOf(shown))} className={styles['line']} aria-current={isOpen ? 'page' : undefined}>
      <span className={styles['name']}>{t(`kinds.${kind}`)}</span>
      <span className={styles['number']}>{t('number', { number: id })}</span>
      <CaseProgress shown={shown} />
    </Link>
  );
}
