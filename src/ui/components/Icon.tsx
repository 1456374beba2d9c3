import styles from './Icon.module.css';

/** One outline for one meaning, in a square of twenty-four; the stroke is 1.8 everywhere. */
export const ICON_PATHS = {
  account:
    'M12 4c4 0 7 1.2 7 2.8S16 9.6 12 9.6 5 8.4 5 6.8 8 4 12 4M5 6.8v10.4C5 18.8 8 20 12 20s7-1.2 7-2.8V6.8M5 12c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8',
  bank: 'M4 9.5 12 4l8 5.5zM6.5 10v7M12 10v7M17.5 10v7M4 20h16',
  bell: 'M6 9a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7m4 10.5a2 2 0 0 0 4 0',
  book: 'M5 5.5v12a2 2 0 0 0 2 2h12v-15H6a1 1 0 0 0-1 1M5 17.5a2 2 0 0 1 2-2h12',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  briefcase: 'M4 8h16v11.5H4zM9 8V4.5h6V8M4 13h16',
  building: 'M4 20h16M6 20V4.5h8V20M14 10h4v10M9 8.5h2M9 12h2M9 15.5h2',
  calendar: 'M4 6h16v13.5H4zM4 10h16M8 3.5v4M16 3.5v4',
  car: 'M4 16v-4l2-5h12l2 5v4zM4 12h16M7 19v-3M17 19v-3',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4',
  cardPlus: 'M20.5 11V6h-17v12H12M3.5 10h17M17.5 14.5v6m-3-3h6',
  cash: 'M3.5 7h17v10h-17zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6.8 12h.1M17.2 12h.1',
  certificate: 'M5 4.5h14v11H5zM8.5 8.5h7M8.5 11.5h3M13 13.5v7l2-1.5 2 1.5v-7',
  chart: 'M4.5 19.5h15M7.5 19.5v-6M12 19.5v-11M16.5 19.5v-8',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  code: 'M4 6.5h16v11H4zM8.5 12h.1M12 12h.1M15.5 12h.1',
  contrast: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 3.5v17M14.7 6v12M17.4 8v8',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  cross: 'M12 8v5m0 3.2v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  deposit: 'M12 20v-8m0 0c0-4 2.5-6.5 7-6.5 0 4.5-2.5 6.5-7 6.5m0 3.5c0-3.5-2-5.5-6.5-5.5 0 3.5 2 5.5 6.5 5.5',
  download: 'M12 4v11m-4.5-4L12 15.5 16.5 11M5 19.5h14',
  exchange: 'M7 4 4 7l3 3M4 7h11a4 4 0 0 1 4 4M17 20l3-3-3-3M20 17H9a4 4 0 0 1-4-4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4',
  eyeClosed:
    'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6 7.5A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.6-.7',
  gauge: 'M4.5 17.5a8.5 8.5 0 1 1 15 0M12 14l3.5-4.5',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c-3 2.5-3.5 5.5-3.5 8.5s.5 6 3.5 8.5c3-2.5 3.5-5.5 3.5-8.5s-.5-6-3.5-8.5',
  history: 'M4 12a8 8 0 1 0 2.5-5.8M4 4.5v4h4M12 7.5V12l3 2',
  home: 'M4 11.2 12 4.5l8 6.7V19.5h-5.5v-5h-5v5H4z',
  incoming: 'M17.5 6.5 6.5 17.5M6.5 8.5v9h9',
  info: 'M12 11v5m0-8.2v-.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  invoice: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h4',
  key: 'M15 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M11.8 12.2 4.5 19.5M7 17l2.5 2.5',
  keypad: 'M9.5 4.5 8 19.5M16 4.5 14.5 19.5M4.5 9h15M4.5 15h15',
  land: 'M3.5 18.5 9 8l4 6 2.5-3.5 5 8z',
  language: 'M4 6.5h9M8.5 4.5v2c0 4-1.5 6.5-4.5 8.5M6 10c1 2.5 3 4 5.5 5m1.5 4.5 4-10 4 10m-6.6-3.5h5.2',
  loan: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9 15l6-6M9.3 9.3h.1M14.7 14.7h.1',
  lock: 'M6 10.5h12v9H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2',
  login: 'M14 4.5h5v15h-5M10 8.5l3.5 3.5-3.5 3.5M13.5 12h-9',
  logout: 'M10 4.5H5v15h5m5-11 3.5 3.5L15 15.5M18.5 12H9.5',
  mail: 'M4 6h16v12H4zM4.5 6.5 12 13l7.5-6.5',
  mobile:
    'M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5M11 17.5h2',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10',
  more: 'M5.5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6M12 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6M18.5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6',
  passport: 'M6 3.5h12v17H6zM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6M9.5 16.8h5',
  pencil: 'm4.5 19.5 1-4.5L16 4.5 19.5 8 9 18.5zM13.5 7l3.5 3.5',
  people:
    'M9 5a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 9 5M3 19c.4-3.3 2.7-5 6-5s5.6 1.7 6 5M15.5 5.3a3.3 3.3 0 0 1 0 6M17.5 14.3c2 .6 3.2 2.2 3.5 4.7',
  phone:
    'M5 4.5h4l1.5 4.5-2.2 1.5a11 11 0 0 0 5.2 5.2l1.5-2.2 4.5 1.5v4a1 1 0 0 1-1 1A14.5 14.5 0 0 1 4 5.5a1 1 0 0 1 1-1',
  pin: 'M8.5 4h7l-1 6.5 3 3.5h-11l3-3.5zM12 14v6.5',
  print: 'M7 8.5v-4h10v4M7 16H4.5V8.5h15V16H17M7 13.5h10v6H7z',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2.5M14 20h2.5M20 20h-.1',
  question: 'M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4m0 2.2v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  receipt: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  repeat: 'M5 11V9.5a2 2 0 0 1 2-2h11.5M15.5 4.5l3 3-3 3M19 13v1.5a2 2 0 0 1-2 2H5.5M8.5 19.5l-3-3 3-3',
  schedule: 'M11 19.5H4V6h16v5M4 10h16M8 3.5v4M16 3.5v4M17 13.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0 2.2v1.8l1.2.8',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5',
  send: 'M6.5 17.5 17.5 6.5M8.5 6.5h9v9',
  share: 'M12 14.5V4m-4 4 4-4 4 4M6 12v7.5h12V12',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 11.8l2.2 2.2L15.2 10',
  sign: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 14.5l2 2 4-4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
  system: 'M4 5.5h16v10H4zM9 19.5h6M12 15.5v4',
  table: 'M4 5h16v14H4zM4 9.5h16M4 14.2h16M10 9.5V19',
  tag: 'M4.5 4.5H11l8.5 8.5-6.5 6.5L4.5 11zM8 8h.1',
  tax: 'M6 3.5h12v17H6zM9 15l6-6M9.3 9.3h.1M14.7 14.7h.1',
  transfer: 'M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19',
  upload: 'M12 15.5V4.5m-4.5 4L12 4.5l4.5 4M5 19.5h14',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  wallet: 'M4 7.5a2 2 0 0 1 2-2h11.5v3M4 7.5v10a2 2 0 0 0 2 2h14v-11H5.5A1.5 1.5 0 0 1 4 7M16 14h.1',
  warning: 'M12 4.5 20.5 19h-17zM12 10.5v4m0 2.2v.1',
  window: 'M4 5h16v14H4zM4 9h16M7 7h.01',
} as const;

export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  readonly name: IconName;
  readonly size?: 'small' | 'normal' | 'large';
}

/** Decorative icon beside text, hidden from screen readers. */
export function Icon({ name, size = 'normal' }: IconProps) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className={styles['path']} d={ICON_PATHS[name]} />
    </svg>
  );
}
