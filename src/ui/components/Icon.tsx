import styles from './Icon.module.css';

/** The outlines, in a square of twenty-four. */
export const ICON_PATHS = {
  bell: 'M6 9a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7m4 10.500a2 2 0 0 0 4 0',
  calendar: 'M4 6h16v13.500H4zM4 10h16M8 3.500v4M16 3.500v4',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M7 14.500h4',
  check: 'm5 12.5 4.5 4.500L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  cross: 'M12 8v5m0 3.200v.1M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  download: 'M12 4v11m-4.5-4L12 15.5 16.5 11M5 19.500h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.300a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4',
  eyeClosed:
    'M4 4l16 16M9.5 5.800A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-2.7 3.500M6 7.500A17 17 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 3.6-.7',
  globe:
    'M12 3.500a8.5 8.5 0 1 0 0 17 8.500 8.5 0 0 0 0-17M3.5 12h17M12 3.500c-3 2.500-3.500 5.500-3.500 8.500s.5 6 3.500 8.500c3-2.500 3.500-5.500 3.500-8.500s-.5-6-3.500-8.500',
  history: 'M4 12a8 8 0 1 0 2.5-5.800M4 4.500v4h4M12 7.500V12l3 2',
  home: 'M4 11.2 12 4.500l8 6.700V19.500h-5.500v-5h-5v5H4z',
  incoming: 'M17.5 6.5 6.5 17.5M6.5 8.5v9h9',
  info: 'M12 11v5m0-8.200v-.1M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  key: 'M15 4.500a4.5 4.5 0 1 0 0 9 4.500 4.5 0 0 0 0-9M11.8 12.200 4.5 19.500M7 17l2.500 2.500',
  lock: 'M6 10.500h12v9H6zM8.5 10.500V8a3.5 3.5 0 0 1 7 0v2.500M12 14v2',
  logout: 'M10 4.500H5v15h5m5-11 3.5 3.500L15 15.500M18.5 12H9.5',
  mail: 'M4 6h16v12H4zM4.5 6.500 12 13l7.500-6.500',
  moon: 'M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10',
  outgoing: 'M6.5 17.5 17.5 6.5M8.5 6.5h9v9',
  phone:
    'M5 4.500h4l1.5 4.5-2.2 1.500a11 11 0 0 0 5.2 5.200l1.5-2.2 4.5 1.500v4a1 1 0 0 1-1 1A14.5 14.5 0 0 1 4 5.500a1 1 0 0 1 1-1',
  print: 'M7 8.500v-4h10v4M7 16H4.500V8.500h15V16H17M7 13.500h10v6H7z',
  repeat: 'M5 11V9.500a2 2 0 0 1 2-2h11.500M15.5 4.500l3 3-3 3M19 13v1.500a2 2 0 0 1-2 2H5.500M8.5 19.500l-3-3 3-3',
  search: 'M10.5 4.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5',
  question:
    'M9 9.500a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400m0 2.200v.1M12 3.500a8.5 8.5 0 1 0 0 17 8.500 8.5 0 0 0 0-17',
  shield: 'M12 3.5 5 6v5.500c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 11.800l2.2 2.200L15.2 10',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.500v2m0 15v2M2.5 12h2m15 0h2M5.3 5.300l1.4 1.400m10.6 10.6 1.4 1.400m0-13.4-1.4 1.400M6.7 17.300l-1.4 1.4',
  system: 'M4 5.500h16v10H4zM9 19.500h6M12 15.500v4',
  transfer: 'M4 8.500h14.500M15 5l3.5 3.500L15 12M20 15.500H5.500M9 12l-3.5 3.500L9 19',
  upload: 'M12 15.500V4.500m-4.5 4L12 4.500l4.500 4M5 19.500h14',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.5-4 3.500-6 7.500-6s7 2 7.500 6',
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
