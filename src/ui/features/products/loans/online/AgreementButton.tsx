import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../../components/Button';
import { FailureAlert } from '../../../../components/FailureAlert';
import { useService } from '../../../../kernel/ServicesContext';
import { OnlineLoanPagesViewModel } from './OnlineLoanPagesViewModel';

interface AgreementButtonProps {
  readonly applicationId: string;
  /** Called with the digest of the saved file. */
  readonly onOpened?: (digest: string) => void;
}

/** Button that saves the agreement as a file. */
export const AgreementButton = observer(function AgreementButton({ applicationId, onOpened }: AgreementButtonProps) {
  const { t } = useTranslation('onlineLoan');
  const pages = useService(OnlineLoanPagesViewModel);
  const [agreement] = useState(pages.newAgreement);
  const open = async (): Promise<void> => {
    const digest = await agreement.open(applicationId);
    if (digest !== undefined) {
      onOpened?.(digest);
    }
  };
  return (
    <>
      {agreement.failure !== undefined && <FailureAlert failure={agreement.failure} />}
      <Button tone="secondary" icon="download" busy={agreement.busy} onClick={() => void open()}>
        {t('agreement.open')}
      </Button>
    </>
  );
});
