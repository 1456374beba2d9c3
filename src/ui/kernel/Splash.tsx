import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '../components/VisuallyHidden';
import { EarlyPage } from './EarlyPage';
import { LoadLimit } from './LoadLimit';
import type { Waiting } from './LoadLimit';

/** The empty frame of index.html, which stays while the session is checked or a screen is loaded; its boxes are those of theme/frame.css. */
export function Splash(waiting: Waiting) {
  const { t } = useTranslation('common');
  return (
    <LoadLimit {...waiting}>
      <EarlyPage />
      <VisuallyHidden>
        <span role="status" data-waits-for={waiting.waitsFor}>
          {t('opening')}
        </span>
      </VisuallyHidden>
      <div className="early" aria-hidden="true">
        <div className="early-rows">
          <span />
          <span />
          <span />
          <span />
        </div>
      </div>
    </LoadLimit>
  );
}
