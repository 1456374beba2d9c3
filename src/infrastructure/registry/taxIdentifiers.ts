import * as z from 'zod/mini';

import { isKyrgyzInn } from '../../domain/bankDetails/inn';
import { isDecisionNumber, isEniCode, isVehicleNumber } from '../../domain/tax/identifiers';

export const inn = checked(isKyrgyzInn, 'must be a taxpayer number');
export const vehicleNumber = checked(isVehicleNumber, 'must be a state number');
export const eniCode = checked(isEniCode, 'must be the code of a unit of real estate');
export const decisionNumber = checked(isDecisionNumber, 'must be the number of a decision');

/** A year as four digits of text, as the specification's `taxPeriod`. */
export const taxPeriod = z.codec(z.string().check(z.regex(/^20\d{2}$/)), z.int(), {
  decode: (wire) => parseInt(wire, 10),
  encode: (domain) => domain.toString(),
});

function checked(holds: (text: string) => boolean, error: string) {
  return z.string().check(z.refine((wire) => holds(wire), { error }));
}
