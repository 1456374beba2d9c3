import type { ServicePointKind } from '../../../../domain/directory/BankDirectories';
import type { IconName } from '../../../components/Icon';

/** Icon of each kind of points, in the list as on the map. */
export const POINT_ICONS: Readonly<Record<ServicePointKind, IconName>> = {
  branch: 'bank',
  atm: 'cash',
  terminal: 'device',
};
