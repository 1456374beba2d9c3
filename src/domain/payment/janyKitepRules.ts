/** The code of a school in the register of the programme. */
export const SCHOOL_CODE = /^\d{4,14}$/;

export const GRADES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

export const GRADE = /^(?:[1-9]|1[01])$/;

export const CLASS_LETTER = /^\p{Lu}$/u;

/** A surname and a name at least. */
export const PUPIL_NAME = /^(?=.{5,100}$)\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*)+$/u;

export const SCHOOL_YEAR = /^20\d\d-20\d\d$/;
