import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';

import { OPERATION_CODES } from '../../src/application/operations/catalogue';
import { adapterOf } from '../../src/infrastructure/registry/registry';

/** Fields that must not change: secrets, which are compared as they were typed, and files in base64. */
const EXACT = [
  'UPLOAD_BATCH_FILE.files.content',
  'CHANGE_PASSWORD.currentPassword',
  'CHANGE_PASSWORD.newPassword',
  'CHANGE_PIN.currentPin',
  'CHANGE_PIN.currentPassword',
  'CHANGE_PIN.newPin',
  'SET_NEW_ANSWER_FOR_SECURITY_QUESTION.answer',
  'GET_GOOGLE_INITIALIZATION_CODE.answer',
  'SET_PIN.pin',
  'UPLOAD_FILE.documentString',
  'SET_AVATAR.avatar',
  'CHAT_UPLOAD_FILE.content',
];

/** Fields of a request that take any text and keep it as it came. */
function untouchedTexts(schema: unknown, path: string, seen: ReadonlySet<unknown> = new Set()): readonly string[] {
  const def: unknown = Reflect.get(Object(Reflect.get(Object(schema), '_zod')), 'def');
  if (typeof def !== 'object' || def === null || seen.has(schema)) {
    return [];
  }
  const further = new Set([...seen, schema]);
  if (Reflect.get(def, 'type') === 'string') {
    return isDecided(Reflect.get(def, 'checks')) ? [] : [path];
  }
  const shape: object = Object(Reflect.get(def, 'shape'));
  const within = ['in', 'innerType', 'element', 'valueType'].map((key) => Reflect.get(def, key) as unknown);
  const options: unknown = Reflect.get(def, 'options');
  return [
    ...Object.entries(shape).flatMap(([name, field]) => untouchedTexts(field, `${path}.${name}`, further)),
    ...[...within, ...(Array.isArray(options) ? options : [])].flatMap((inner: unknown) =>
      untouchedTexts(inner, path, further),
    ),
  ];
}

/** True when a check normalizes the text or admits only certain characters. */
function isDecided(checks: unknown): boolean {
  return (
    Array.isArray(checks) &&
    checks.some((check: unknown) => {
      const kind: unknown = Reflect.get(
        Object(Reflect.get(Object(Reflect.get(Object(check), '_zod')), 'def')),
        'check',
      );
      return kind === 'overwrite' || kind === 'string_format' || kind === 'custom' || kind === undefined;
    })
  );
}

test('every text of a request is normalized, or its characters are given', () => {
  const untouched = OPERATION_CODES.flatMap((code) => {
    const request: ZodMiniType = adapterOf(code).request;
    return untouchedTexts(request, code);
  });
  expect(untouched).toEqual(EXACT);
});
