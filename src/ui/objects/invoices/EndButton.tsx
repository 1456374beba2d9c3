import { useState } from 'react';

import type { Failure } from '../../../application/operations/failureCodes';
import { Button } from '../../components/Button';
import { FailureAlert } from '../../components/FailureAlert';
import { QuestionDialog } from '../../components/QuestionDialog';

interface EndButtonProps {
  readonly label: string;
  /** Full name of the button, which begins with its label. */
  readonly spoken: string;
  readonly question: string;
  readonly text: string;
  readonly no: string;
  readonly onEnd: () => Promise<Failure | undefined>;
}

/** Asks before something is ended, and says why it could not be. */
export function EndButton({ label, spoken, question, text, no, onEnd }: EndButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const end = async () => {
    setBusy(true);
    const refused = await onEnd();
    setBusy(false);
    setIsAsking(false);
    setFailure(refused);
  };

  return (
    <>
      <div>
        <Button tone="quiet" aria-label={spoken} onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      </div>
      {failure !== undefined && <FailureAlert failure={failure} />}
      <QuestionDialog
        open={isAsking}
        title={question}
        yes={label}
        no={no}
        busy={busy}
        onYes={() => void end()}
        onNo={() => setIsAsking(false)}
      >
        {text}
      </QuestionDialog>
    </>
  );
}
