import { describe, expect, it } from 'vitest';

import { caseViolations, KINDS_WITHOUT_OPERATION, needsOperation } from '../../../src/domain/case/caseRules';
import { MATTERS } from '../../../src/domain/case/CustomerCase';
import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH } from '../../../src/domain/chat/messageRules';

const files = (count: number, status: 'uploading' | 'kept' | 'failed' = 'kept') =>
  Array.from({ length: count }, () => ({ status }));

describe('a case that is being written', () => {
  it.each([
    [{ text: 'Не дошли' }, {}],
    [{ text: 'я'.repeat(MAX_MESSAGE_LENGTH) }, {}],
    [{ text: 'Не дошли', files: files(MAX_MESSAGE_FILES) }, {}],
    [
      { text: '', kind: undefined },
      { kind: 'KIND_REQUIRED', text: 'TEXT_REQUIRED' },
    ],
    [{ text: ' \n\t\u0007 ' }, { text: 'TEXT_REQUIRED' }],
    [{ text: 'я'.repeat(MAX_MESSAGE_LENGTH + 1) }, { text: 'TEXT_LENGTH' }],
    [{ text: 'Не дошли', files: files(MAX_MESSAGE_FILES + 1) }, { files: 'FILES' }],
    [{ text: 'Не дошли', files: files(1, 'uploading') }, { files: 'FILES_NOT_READY' }],
    [{ text: 'Не дошли', files: files(1, 'failed') }, { files: 'FILES_NOT_READY' }],
  ] as const)('%j has the violations %j', (changes, violations) => {
    expect(caseViolations({ kind: 'notArrived', files: [], ...changes })).toEqual(violations);
  });

  it('needs an operation, except about cash and anything else', () => {
    expect(MATTERS.filter((kind) => !needsOperation(kind))).toEqual(KINDS_WITHOUT_OPERATION);
    expect(KINDS_WITHOUT_OPERATION).toEqual(['cash', 'other']);
  });
});
