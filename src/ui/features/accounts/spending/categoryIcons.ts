import type { SpendingCategory } from '../../../../domain/spending/SpendingCategory';
import type { IconName } from '../../../components/Icon';

export const CATEGORY_ICONS: Readonly<Record<SpendingCategory, IconName>> = {
  food: 'food',
  shopping: 'bag',
  transport: 'car',
  communications: 'mobile',
  home: 'building',
  health: 'heart',
  education: 'book',
  entertainment: 'ticket',
  government: 'tax',
  loans: 'loan',
  transfers: 'user',
  fees: 'tag',
  other: 'receipt',
};
