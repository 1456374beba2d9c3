import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { CardNumberField } from '../../../src/ui/components/CardNumberField';
import { DateField } from '../../../src/ui/components/DateField';
import { OtpField } from '../../../src/ui/components/OtpField';
import { PinField } from '../../../src/ui/components/PinField';
import { KeptText } from '../support/KeptText';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';

type Shown = (text: string, change: (to: string) => void) => ReactNode;

const FIELDS = {
  code: (text, change) => <OtpField id="field" label="Поле" value={text} onChange={change} />,
  PIN: (text, change) => <PinField id="field" label="Поле" value={text} onChange={change} />,
  card: (text, change) => <CardNumberField id="field" label="Поле" value={text} onChange={change} autoComplete="off" />,
  day: (text, change) => <DateField id="field" label="Поле" value={text} onChange={change} />,
} as const satisfies Record<string, Shown>;

async function pasted(field: keyof typeof FIELDS, text: string) {
  await showInBank(<KeptText>{FIELDS[field]}</KeptText>);
  const input = await screen.findByLabelText<HTMLInputElement>('Поле', { selector: 'input' });
  const user = userEvent.setup();
  await user.click(input);
  await user.paste(text);
  return { input, user };
}

const MESSAGE = 'Tulpar: вход, код 123456, действует до 12:30\n\n@ibank.example #123456';

describe('a number pasted into a field', () => {
  it.each([
    ['code', 'Kod: 123 456', '123 456'],
    ['code', '\u200e１２３４５６\u200e', '123456'],
    ['code', 'Ваш код подтверждения операции: 123456', '123456'],
    ['code', MESSAGE, '123456'],
    ['PIN', '\u202a 7 2 9 4\u202c', '7294'],
    ['PIN', '７２９４', '7294'],
    ['day', '\u200e24.11.2026\u200e', '24.11.2026'],
    ['day', ' ２４.１１.２０２６ ', '24.11.2026'],
  ] as const)('is read by the %s field from %j', async (field, text, value) => {
    const { input } = await pasted(field, text);
    expect(input.value).toBe(value);
  });

  it('is grouped by the card field when its digits are full-width', async () => {
    const { input, user } = await pasted('card', '\u200e９４１７ ０１００ ００００ １０２２');
    await user.tab();
    expect(input.value).toBe('9417 0100 0000 1022');
  });

  it.each([
    ['code', '123456 123456', 'Максимум символов: 8, сейчас 12'],
    ['PIN', '72945', 'Максимум символов: 4, сейчас 5'],
    ['card', '9417 '.repeat(9).trim(), 'Максимум символов: 16, сейчас 36'],
    ['day', '24.11.20266', 'Максимум символов: 10, сейчас 11'],
  ] as const)('stays in the %s field with its count when it is too long', async (field, text, violation) => {
    const { input } = await pasted(field, text);
    expect(input.value).toBe(text);
    expect(await screen.findByText(sentence(violation))).toBeTruthy();
  });
});
