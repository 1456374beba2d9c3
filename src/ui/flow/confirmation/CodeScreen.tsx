import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { BankLink } from '../../../application/live/BankLink';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { ButtonRow } from '../../components/ButtonRow';
import { FailureAlert } from '../../components/FailureAlert';
import { PageHeader } from '../../components/PageHeader';
import { Stack } from '../../components/Stack';
import { useService } from '../../kernel/ServicesContext';
import { CodeForm } from './CodeForm';
import type { CodeFrame, CodeWords, InquiryWords } from './CodeFrame';
import type { CodeModel } from './CodeModel';
import styles from './CodeScreen.module.css';
import { Leave } from './Leave';

interface ContentProps {
  readonly confirmation: CodeModel;
  readonly frame: CodeWords;
}

interface CodeProps extends ContentProps {
  readonly frame: CodeFrame;
}

/** The one page that asks for a code: what it confirms, the code whichever way it comes, and what became of it. */
export const CodeScreen = observer(function CodeScreen({ confirmation, frame }: CodeProps) {
  const { step } = confirmation;
  return (
    <>
      <PageHeader
        title={confirmation.ended ? frame.refused.title : frame.title}
        {...(frame.back !== undefined && { back: frame.back })}
        keepFocus={step === 'awaitingCode' || step === 'confirming'}
      />
      <div className={styles['content']}>
        <Stack>
          <CodeContent confirmation={confirmation} frame={frame} />
        </Stack>
      </div>
    </>
  );
});

/** The question for a code, or its outcome, by the step of the confirmation. */
export const CodeContent = observer(function CodeContent({ confirmation, frame }: ContentProps) {
  const { step, failure } = confirmation;
  switch (step) {
    case 'refused':
      return (
        <>
          {failure !== undefined && <FailureAlert failure={failure} />}
          <ButtonRow>
            <Leave way={frame.refused.leave} tone="primary" />
          </ButtonRow>
        </>
      );
    case 'unknown':
      return frame.inquiry && <LostAnswer confirmation={confirmation} words={frame.inquiry} />;
    default:
      return <CodeForm confirmation={confirmation} frame={frame} />;
  }
});

interface LostAnswerProps extends Pick<CodeProps, 'confirmation'> {
  readonly words: InquiryWords;
}

/** Notice that the answer to the code was lost: it states what is known, asks by itself once the link is back, and never offers to send again. */
const LostAnswer = observer(function LostAnswer({ confirmation, words }: LostAnswerProps) {
  const link = useService(BankLink);
  useEffect(() => confirmation.askOnReturn(link), [confirmation, link]);
  return confirmation.busy ? (
    <Alert role="status" title={words.asking.title}>
      <p>{words.asking.text}</p>
    </Alert>
  ) : (
    <>
      <Alert tone="caution" role="alert" title={words.unknown.title}>
        <p>{words.unknown.text}</p>
      </Alert>
      <ButtonRow>
        <Button onClick={() => void confirmation.askAgain()}>{words.askAgain}</Button>
        <Leave way={words.elsewhere} />
      </ButtonRow>
    </>
  );
});
