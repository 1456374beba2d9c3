import { useTranslation } from 'react-i18next';

import { pluralCategory } from '../../domain/language/plural';
import { useLanguage } from '../language/useLanguage';
import { Button } from './Button';
import styles from './ResendCode.module.css';

interface ResendCodeWords {
  readonly resend: string;
  /** Text with the number of seconds left before another code can be requested. */
  readonly wait: string;
  /** Text telling that no further SMS will come, and what to do then. */
  readonly last: string;
}

interface ResendCodeProps {
  readonly words: ResendCodeWords;
  /** Number of further SMS the bank will send; `undefined` when it is not known. */
  readonly sendsLeft: number | undefined;
  readonly secondsLeft: number;
  readonly canResend: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** Button to request another code, with the waiting time and the number of codes left, or the notice that no further one will come. */
export function ResendCode({ words, sendsLeft, secondsLeft, canResend, busy, onResend }: ResendCodeProps) {
  if (sendsLeft === 0) {
    return (
      <p className={styles['resend']} role="status">
        {words.last}
      </p>
    );
  }
  return (
    <div className={styles['resend']}>
      {secondsLeft > 0 ? (
        <p className={styles['wait']}>{words.wait}</p>
      ) : (
        <Button tone="quiet" size="small" icon="repeat" busy={busy} disabled={!canResend && !busy} onClick={onResend}>
          {words.resend}
        </Button>
      )}
      {sendsLeft !== undefined && <SendsLeft count={sendsLeft} />}
    </div>
  );
}

function SendsLeft({ count }: { readonly count: number }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <p>
      {count === 1 ? t('nextSmsIsLast') : t('smsLeft', { context: pluralCategory(count, language), number: count })}
    </p>
  );
}
