import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { Toasts } from '../../application/toasts/Toasts';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './ToastRegion.module.css';

/** Short messages of the bank. They wait while pointed at or focused, and are read out politely. */
export const ToastRegion = observer(function ToastRegion({ toasts }: { readonly toasts: Toasts }) {
  const { t } = useTranslation('common');
  return (
    <section
      className={styles['region']}
      aria-label={t('toasts')}
      aria-live="polite"
      onMouseEnter={toasts.pause}
      onMouseLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {toasts.toasts.map(({ id, tone, text, words }) => (
        <div key={id} className={classNames(styles['toast'], styles[tone])}>
          <p>{words === undefined ? text : t(words)}</p>
          <button type="button" className={styles['close']} aria-label={t('close')} onClick={() => toasts.dismiss(id)}>
            <Icon name="close" size="small" />
          </button>
        </div>
      ))}
    </section>
  );
});
