import { readCode } from '../text/identifiers';
const PLATE = /^[A-Z0-9]{4,10}$/;
const ENI_CODE = /^[0-9-]{5,40}$/;
const DECISION_NUMBER = /^[A-Z0-9-]{5,20}$/;

/** True for a state number of a vehicle: four to ten Latin letters and digits (specification 1, section 5). */
export function isVehicleNumber(text: string): boolean {
  return PLATE.test(text);
}

/** True for the identification code of a unit of real estate: digits in groups (the form of the groups is not published). */
export function isEniCode(text: string): boolean {
  return ENI_CODE.test(text);
}

/** True for the number of a decision on a fine. */
export function isDecisionNumber(text: string): boolean {
  return DECISION_NUMBER.test(text);
}

/** Number without spaces, dots, slashes and underscores between its groups, in capital letters. */
export function tidied(text: string): string {
  return readCode(text).replace(/[._/]/g, '');
}
