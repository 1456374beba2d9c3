import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { shownPhone } from '../../../../domain/bankDetails/phone';
import type { OpeningHours, ServicePoint } from '../../../../domain/directory/BankDirectories';
import type { Opening } from '../../../../domain/directory/servicePoints';
import { localized } from '../../../../domain/language/localized';
import { PUNCTUATION } from '../../../../domain/language/punctuation';
import { brand } from '../../../theme/brand';
import { classNames } from '../../../components/classNames';
import { Icon } from '../../../components/Icon';
import { IconBadge } from '../../../components/IconBadge';
import { SEPARATOR } from '../../../components/lineParts';
import { useLanguage } from '../../../language/useLanguage';
import { POINT_ICONS } from './pointIcons';
import styles from './ServicePoints.module.css';
import type { FoundPoint } from './ServicePointsViewModel';
import { useWeekday } from './useWeekday';

const METRES = 1000;
/** Distance, in tenths of a kilometre, from which tenths are not shown. */
const FAR_TENTHS = 100;

interface PointItemProps {
  readonly found: FoundPoint;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
}

/** Row of the list; a chosen one opens with its hours, telephone and the way there. */
export function PointItem({ found, isSelected, onSelect }: PointItemProps) {
  const language = useLanguage();
  const row = useRef<HTMLLIElement>(null);
  const { point, opening } = found;

  useEffect(() => {
    if (isSelected) {
      row.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isSelected]);

  return (
    <li ref={row} className={classNames(styles['item'], isSelected && styles['selected'])}>
      <button type="button" className={styles['row']} aria-expanded={isSelected} onClick={() => onSelect(point.id)}>
        <IconBadge icon={POINT_ICONS[point.kind]} />
        <span className={styles['words']}>
          <span className={styles['name']}>{localized(point.name, language)}</span>
          <span className={styles['address']}>{localized(point.address, language)}</span>
          <OpeningLine opening={opening} distanceKm={found.distanceKm} />
        </span>
      </button>
      {isSelected && <PointDetails point={point} />}
    </li>
  );
}

function OpeningLine({ opening, distanceKm }: Pick<FoundPoint, 'opening' | 'distanceKm'>) {
  const openingText = useOpeningText();
  const distanceText = useDistanceText();
  return (
    <span className={styles['state']}>
      <span className={styles[opening.state === 'closed' ? 'closed' : 'open']}>{openingText(opening)}</span>
      {distanceKm !== undefined && `${SEPARATOR}${distanceText(distanceKm)}`}
    </span>
  );
}

function useOpeningText(): (opening: Opening) => string {
  const { t } = useTranslation('servicePoints');
  const weekday = useWeekday();
  return (opening) => {
    switch (opening.state) {
      case 'always':
        return t('always');
      case 'open':
        return t('openUntil', { time: opening.until });
      case 'closed':
        return opening.isToday
          ? t('opensToday', { time: opening.from })
          : t('opensOn', { day: weekday(opening.day), time: opening.from });
      default:
        return opening satisfies never;
    }
  };
}

function useDistanceText(): (distanceKm: number) => string {
  const { t } = useTranslation('servicePoints');
  const language = useLanguage();
  return (distanceKm) => {
    if (distanceKm < 1) {
      return t('metres', { count: Math.round((distanceKm * METRES) / 10) * 10 });
    }
    const tenths = Math.round(distanceKm * 10);
    const whole = tenths < FAR_TENTHS ? Math.floor(tenths / 10) : Math.round(distanceKm);
    const comma = language === 'ru' || language === 'kg' ? ',' : '.';
    return t('kilometres', { distance: tenths < FAR_TENTHS ? `${whole}${comma}${tenths % 10}` : whole.toString() });
  };
}

function PointDetails({ point }: { readonly point: ServicePoint }) {
  const { t } = useTranslation('servicePoints');
  const language = useLanguage();
  const [callCentre] = brand.phones;
  const phone = point.phone ?? callCentre.dialled;
  return (
    <div className={styles['opened']}>
      <dl className={styles['details']}>
        <Fact term={t('hours')}>
          {point.hours.length === 0
            ? t('always')
            : point.hours.map((hours) => <Hours key={hours.from} hours={hours} />)}
        </Fact>
        <Fact term={t(point.phone === undefined ? 'callCentre' : 'phone')}>
          <a href={`tel:${phone}`}>{shownPhone(phone)}</a>
        </Fact>
        <Fact term={t('servicesTitle')}>
          {point.services.map((service) => t(`services.${service}`)).join(PUNCTUATION[language].between)}
        </Fact>
      </dl>
      <div className={styles['route']}>
        <a href={routeTo(point)} target="_blank" rel="noreferrer" title={t('routeHint')}>
          <Icon name="send" size="small" />
          {t('route')}
        </a>
      </div>
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Hours({ hours: { days, from, to } }: { readonly hours: OpeningHours }) {
  const weekday = useWeekday();
  const first = days[0] ?? 1;
  const last = days.at(-1) ?? first;
  const range = first === last ? weekday(first) : `${weekday(first)}–${weekday(last)}`;
  return (
    <span className={styles['hours']}>
      {range} {from}–{to}
    </span>
  );
}

function routeTo({ latitude, longitude }: ServicePoint): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
