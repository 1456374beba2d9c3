import type { ButtonHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { Icon } from '../components/Icon';
import { ScreenTable } from '../kernel/ScreenTable';
import { useService } from '../kernel/ServicesContext';
import { isInSection } from './sections';
import type { Section } from './sections';

interface MoreTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly sections: readonly Section[];
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Last button of the bar of a phone; it stands out while one of its sections is shown. */
export function MoreTrigger({ sections, ...props }: MoreTriggerProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { sections: all } = useService(ScreenTable);
  const isHere = sections.some((section) => isInSection(pathname, section, all));
  return (
    <button type="button" {...props} {...(isHere && { 'data-here': '' })}>
      <Icon name="more" />
      <span>{t('nav.more')}</span>
    </button>
  );
}
