import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { isPending } from '../../../domain/case/caseMoves';
import { topicOf } from '../../../domain/case/CustomerCase';
import type { CaseState, CustomerCase, Outcome } from '../../../domain/case/CustomerCase';
import { formatDay } from '../../../domain/time/format';
import { Badge } from '../../components/Badge';
import type { BadgeTone } from '../../components/Badge';
import { useLanguage } from '../../language/useLanguage';
import styles from './CaseLine.module.css';
import { casePath } from './casePaths';
import { useCaseName } from './useCaseName';

const TONES: Readonly<Record<CaseState, BadgeTone>> = {
  received: 'neutral',
  inWork: 'neutral',
  waiting: 'caution',
  answered: 'positive',
  closed: 'neutral',
};

const OUTCOME_TONES: Readonly<Record<Outcome, BadgeTone>> = {
  approved: 'positive',
  declined: 'negative',
  withdrawn: 'neutral',
};

/** State of a case, or the outcome of its application, and the day of the answer while the bank owes one. */
export function CaseProgress({ shown: { state, dueOn, application } }: { readonly shown: CustomerCase }) {
  const { t } = useTranslation('cases');
  const language = useLanguage();
  const outcome = state === 'closed' ? application?.outcome : undefined;
  return (
    <span className={styles['progress']}>
      {outcome === undefined ? (
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      ) : (
        <Badge tone={OUTCOME_TONES[outcome]}>{t(`outcome.${outcome}`)}</Badge>
      )}
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
  const nameOf = useCaseName();
  const { id } = shown;
  return (
    <Link to={casePath(topicOf(shown))} className={styles['line']} aria-current={isOpen ? 'page' : undefined}>
      <span className={styles['name']}>{nameOf(shown)}</span>
      <span className={styles['number']}>{t('number', { number: id })}</span>
      <CaseProgress shown={shown} />
    </Link>
  );
}
