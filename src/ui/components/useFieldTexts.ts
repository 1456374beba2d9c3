import type { Failure } from '../../application/operations/failureCodes';
import type { ValidationCode } from '../../domain/validation/ValidationCode';
import type { FieldProblem } from './ErrorSummary';
import { useFailureText } from './useFailureText';
import { useValidationText } from './useValidationText';

/** A refusal of the bank that is about one field, and stands there. */
export interface RefusedField<Field extends string> {
  readonly field: Field;
  readonly failure: Failure;
  /** Better words than those of the failure, where the form has some. */
  readonly text?: string | undefined;
}

export interface FieldTexts<Field extends string> {
  readonly texts: Readonly<Partial<Record<Field, string>>>;
  /** The same words for the summary, in the order of the form; its links lead to fields whose ids are their names. */
  readonly summary: readonly FieldProblem[];
}

/** What is wrong with each field of a form, whether the form itself says so or the bank. */
export function useFieldTexts<Field extends string>(
  fields: readonly Field[],
  problems: Readonly<Partial<Record<Field, ValidationCode>>>,
  refused: RefusedField<Field> | undefined,
): FieldTexts<Field> {
  const validationText = useValidationText();
  const failureText = useFailureText();
  const texts: Partial<Record<Field, string>> = {};
  const summary: FieldProblem[] = [];
  for (const field of fields) {
    const text =
      validationText(problems[field]) ?? (refused?.field === field ? wordsOf(refused, failureText) : undefined);
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
