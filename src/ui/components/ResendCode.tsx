import { Button } from './Button';
import styles from './ResendCode.module.css';

interface ResendCodeWords {
  readonly resend: string;
  /** With the seconds that are left. */
  readonly wait: string;
  /** How many SMS there are at most, said before the press. */
  readonly limit: string;
  /** No further SMS will be sent, and what to do then. */
  readonly last: string;
}

interface ResendCodeProps {
  readonly words: ResendCodeWords;
  readonly isLastSms: boolean;
  readonly secondsLeft: number;
  readonly canResend: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** Another code: when it may be asked for, how many there are, and that the last one was sent. */
export function ResendCode({ words, isLastSms, secondsLeft, canResend, busy, onResend }: ResendCodeProps) {
  if (isLastSms) {
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
      <p>{words.limit}</p>
    </div>
  );
}
