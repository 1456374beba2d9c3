import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import type { Language } from '../../../../domain/language/Language';
import { shownRecipient } from '../../../../domain/operation/shownRecipient';
import type { Template } from '../../../../domain/template/Template';
import { formatDay } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { SEPARATOR } from '../../../components/lineParts';
import { useMayOpen } from '../../../components/OpenScreens';
import { Panel } from '../../../components/Panel';
import { usePartyName } from '../../../components/usePartyName';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import styles from './HubTemplates.module.css';
import { TemplatesViewModel } from './TemplatesViewModel';

const SCHEDULES_PATH = '/profile/scheduled-payments';

/** Maximum number of templates on the hub; the others are one link away. */
const MAX_ON_HUB = 4;

/** Latest templates, shown on the payment hub. */
export const HubTemplates = observer(function HubTemplates() {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  const partyName = usePartyName();
  const model = useService(TemplatesViewModel);
  const navigate = useNavigate();

  useEffect(() => model.load(), [model]);

  const run = (template: Template): void => {
    const path = model.run(template);
    if (path !== undefined) {
      void navigate(path);
    }
  };
  const shown = model.found.filter(model.canRun).slice(0, MAX_ON_HUB);
  if (shown.length === 0) {
    return null;
  }
  return (
    <Panel title={t('title')} action={<HubLinks />} flush>
      <ul>
        {shown.map((template) => (
          <li key={template.id} className={styles['item']}>
            <button type="button" className={styles['template']} onClick={() => run(template)}>
              <span className={styles['words']}>
                <span className={styles['name']}>{template.name}</span>
                <span className={styles['recipient']}>
                  {[partyName(shownRecipient(template.txnCode, template.recipientName)), ...nextDay(template, language)]
                    .filter((part) => part !== '')
                    .join(SEPARATOR)}
                </span>
              </span>
              <Amount amount={template.amount} />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
});

/** Day on which a scheduled template is paid next, as it is shown; empty for one without. */
function nextDay({ schedule }: Template, language: Language): readonly string[] {
  return (schedule?.nextDays ?? []).slice(0, 1).map((day) => formatDay(day, language));
}

/** Ways to all templates and to all schedules, as far as they are open to the user. */
function HubLinks() {
  const { t } = useTranslation('templates');
  const mayOpen = useMayOpen();
  return (
    <span className={styles['links']}>
      <Link to="/profile/templates">{t('all')}</Link>
      {mayOpen(SCHEDULES_PATH) && <Link to={SCHEDULES_PATH}>{t('schedules.title')}</Link>}
    </span>
  );
}
