import type { ScreenAction } from './Action';

export const STATEMENT: ScreenAction = {
  id: 'statement',
  path: '/accounts/excerpt',
  label: 'palette:actions.statement',
  icon: 'download',
};
