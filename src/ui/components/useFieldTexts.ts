import type { Failure } from '../../application/operations/failureCodes';
import type { ValidationCode } from '../../domain/validation/ValidationCode';
import type { FieldViolation } from './ErrorSummary';
import { useFailureText } from './useFailureText';
import { useValidationText } from './useValidationText';

/** Failure of the bank that concerns one field, and is shown at it. */
export interface RefusedField<Field extends string> {
  readonly field: Field;
  readonly failure: Failure;
  /** Text of the form that replaces the text of the failure. */
  readonly text?: string | undefined;
}

export interface FieldTexts<Field extends string> {
  readonly texts: Readonly<Partial<Record<Field, string>>>;
  /** Same texts for the error summary, in the order of the form; its links lead to fields whose IDs are their names. */
  readonly summary: readonly FieldViolation[];
}

/** Error texts of the fields of a form, from its own validation or from a failure of the bank. */
export function useFieldTexts<Field extends string>(
  fields: readonly Field[],
  violations: Readonly<Partial<Record<Field, ValidationCode>>>,
  refused: RefusedField<Field> | undefined,
): FieldTexts<Field> {
  const validationText = useValidationText();
  const failureText = useFailureText();
  const texts: Partial<Record<Field, string>> = {};
  const summary: FieldViolation[] = [];
  for (const field of fields) {
    const text =
      validationText(violations[field]) ?? (refused?.field === field ? wordsOf(refused, failureText) : undefined);
    if (text !== undefined) {
      texts[field] = text;
      summary.push({ fieldId: field, text });
    }
  }
  return { texts, summary };
}

function wordsOf({ failure, text }: RefusedField<string>, failureText: ReturnType<typeof useFailureText>): string {
  if (text !== undefined) {
    return text;
  }
  const { what, next } = failureText(failure);
  return `${what} ${next}`.trim();
}
