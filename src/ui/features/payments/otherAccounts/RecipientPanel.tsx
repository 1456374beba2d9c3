import { useTranslation } from 'react-i18next';

import type { RecipientState } from '../../../../application/payments/RecipientCheck';
import { nameAgainstShown } from '../../../../domain/user/nameAgainstShown';
import type { NameMatch } from '../../../../domain/user/nameAgainstShown';
import { Alert } from '../../../components/Alert';
import type { AlertTone } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { TextField } from '../../../components/TextField';
import { useFailureText } from '../../../components/useFailureText';
import { usePartyName } from '../../../components/usePartyName';
import styles from './RecipientPanel.module.css';

interface RecipientPanelProps {
  /** State of the recipient check; `undefined` while the number is incomplete, or before the bank is asked. */
  readonly state: RecipientState | undefined;
  /** Name of the recipient as the customer knows it, for comparison. */
  readonly expectedName: string;
  readonly onName: (name: string) => void;
  readonly onAgain: () => void;
}

const MAX_NAME_LENGTH = 70;

const TONES: Readonly<Record<NameMatch, AlertTone>> = { match: 'positive', close: 'info', different: 'negative' };

/** Owner of the typed account, shown below the number, with the comparison of the expected name. */
export function RecipientPanel({ state, expectedName, onName, onAgain }: RecipientPanelProps) {
  const { t } = useTranslation('transfer');
  const failureText = useFailureText();
  const partyName = usePartyName();
  if (state === undefined) {
    return null;
  }
  if (state.step === 'asking') {
    return (
      <p className={styles['asking']} role="status">
        {t('recipient.asking')}
      </p>
    );
  }
  if (state.step === 'refused') {
    const { what, next } = failureText(state.failure);
    return (
      <Alert tone="caution" role="status" title={what}>
        <p>{next}</p>
        <Button tone="secondary" size="small" onClick={onAgain}>
          {t('recipient.again')}
        </Button>
      </Alert>
    );
  }
  const match = nameAgainstShown(expectedName, state.recipientName);
  return (
    <>
      <div role="status">
        <Alert
          tone={match === undefined ? 'info' : TONES[match]}
          title={t('recipient.found', { name: partyName(state.recipientName) })}
        >
          <p>{t(`recipient.${match ?? 'compare'}`)}</p>
        </Alert>
      </div>
      <TextField
        id="expectedName"
        label={t('recipient.name')}
        hint={t('recipient.nameHint')}
        value={expectedName}
        onChange={onName}
        input={{ autoComplete: 'off', maxLength: MAX_NAME_LENGTH }}
      />
    </>
  );
}
