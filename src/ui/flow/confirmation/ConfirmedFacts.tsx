import { SummaryList } from '../../components/SummaryList';
import type { ConfirmedSubject } from './CodeFrame';
import { ConfirmationWords } from './ConfirmationWords';

interface ConfirmedFactsProps {
  readonly subject: ConfirmedSubject;
  /** True when a device makes the code. */
  readonly withoutSms?: boolean;
}

/** Facts that a code confirms, before it and on the page of the result. */
export function ConfirmedFacts({ subject: { text, fingerprint, rows = [], note }, withoutSms }: ConfirmedFactsProps) {
  return (
    <>
      {text !== undefined && (
        <ConfirmationWords text={text} fingerprint={fingerprint} withoutSms={withoutSms === true} />
      )}
      {rows.length > 0 && <SummaryList rows={rows} />}
      {note !== undefined && <p>{note}</p>}
    </>
  );
}
