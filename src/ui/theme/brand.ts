/** Everything that names the bank. Another bank changes this file, `domain/brand/marks.ts`, `Logo.tsx` and the colours of `theme/tokens.css`. */
export const brand = {
  name: 'Tulpar',
  site: { address: 'https://tulpar.example', label: 'tulpar.example' },
  email: 'help@tulpar.example',
  /** Call-centre numbers as they are read, and as they are dialled. */
  phones: [
    { label: '1280', dialled: '1280' },
    { label: '+996 312 00 12 80', dialled: '+996312001280' },
  ],
  foundedIn: 2026,
} as const;
