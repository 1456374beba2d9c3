import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { whenIdle } from '../../../components/whenIdle';
import type { PasskeyWayViewModel } from './PasskeyWayViewModel';

/** Button that signs in with a passkey; while it is shown, the browser also suggests passkeys in the field of the login. */
export const PasskeyWay = observer(function PasskeyWay({ model }: { readonly model: PasskeyWayViewModel }) {
  const { t, i18n } = useTranslation('login');

  useEffect(() => {
    const cancel = whenIdle(() => void model.open());
    return () => {
      cancel();
      model.close();
    };
  }, [model]);

  const submit = (): void => {
    void i18n.loadNamespaces('failures');
    void model.submit();
  };

  return (
    <>
      <Button tone="secondary" wide icon="key" busy={model.busy} onClick={submit}>
        {t('passkey.submit')}
      </Button>
      {model.failure !== undefined && <FailureAlert brief failure={model.failure} />}
      {model.isCancelled && (
        <Alert role="status">
          <p>{t('passkey.cancelled')}</p>
        </Alert>
      )}
    </>
  );
});
