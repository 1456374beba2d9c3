import type { ServiceIcon } from '../../../domain/payment/ServiceProvider';
import { RoundMark } from '../../components/RoundMark';
import styles from './ProviderMark.module.css';

const PATHS: Readonly<Record<ServiceIcon, string>> = {
  bolt: 'M13 3 5.500 13.500H11L10 21l8-11h-5.500z',
  flame:
    'M12 3c.5 3.500 5 5.500 5 10.500a5 5 0 0 1-10 0c0-2 1-3.500 2-4.500.2 1.500 1 2.300 1.800 2.500C10.300 8.500 10.500 5.500 12 3',
  drop: 'M12 3.500c3 3.800 5.500 7 5.500 10.200a5.500 5.500 0 0 1-11 0C6.500 10.500 9 7.300 12 3.500',
  heat: 'M5 8v9m4.500-9v9M14.500 8v9M19 8v9M5 10h14M5 15h14M3.500 19.500h17',
  recycle: 'M5 7.500h14M9.500 7.500V5h5v2.500M6.500 7.500l1 12h9l1-12M10.500 11v5m3-5v5',
  wifi: 'M3.500 9.500a12.500 12.500 0 0 1 17 0M6.500 13a8 8 0 0 1 11 0M9.500 16.300a3.800 3.800 0 0 1 5 0M12 19.500v.1',
  screen: 'M4 6.500h16v10.500H4zM9 20.500h6M8.500 3l3.500 3.500L15.500 3',
  phone:
    'M5 4.500h4l1.500 4.500-2.200 1.500a11 11 0 0 0 5.200 5.200l1.500-2.200 4.500 1.500v4a1 1 0 0 1-1 1A14.500 14.500 0 0 1 4 5.500a1 1 0 0 1 1-1',
  mobile: 'M7.500 3h9v18h-9zM11 18h2',
  toy: 'M4 13h7v7H4zM13 13h7v7h-7zM8.500 4h7v7h-7z',
  book: 'M12 6.500C10 5 7.500 4.500 4 4.500v13c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2v-13c-3.500 0-6 .5-8 2m0 0v13',
  coins:
    'M9 5a5.500 2.500 0 1 0 0 5 5.500 2.500 0 0 0 0-5M3.500 7.500v4C3.500 13 6 14 9 14M15 11.500a5.500 2.500 0 1 0 0 5 5.500 2.500 0 0 0 0-5M9.500 14v4c0 1.400 2.500 2.500 5.500 2.500s5.500-1.100 5.500-2.500v-4',
  game: 'M7.500 8h9a4.500 4.500 0 0 1 4 6.500c-1 2.500-2.500 3-4.500 1l-1-1H9l-1 1c-2 2-3.500 1.500-4.500-1a4.500 4.500 0 0 1 4-6.500M8 10v3m-1.500-1.500h3M16 10.500v.1m-1.500 2v.1',
  shield: 'M12 3.500 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6z',
  bus: 'M5 5h14v12H5zM5 11h14M7.500 17v2.500m9-2.500v2.500M8 14h.1m7.800 0h.1',
};

/** The picture of a category, which stands for its providers as well. It never speaks for itself. */
export function ProviderMark({ icon }: { readonly icon: ServiceIcon | undefined }) {
  return (
    <RoundMark>
      <svg className={styles['drawing']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {icon !== undefined && <path className={styles['path']} d={PATHS[icon]} />}
      </svg>
    </RoundMark>
  );
}
