import { money } from '../../../../src/domain/money/Money';

export const amount = money(1250.5, 'KGS');
