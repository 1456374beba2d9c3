import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { AmountField } from '../../../src/ui/components/AmountField';
import { CardNumberField } from '../../../src/ui/components/CardNumberField';
import { DateField } from '../../../src/ui/components/DateField';
import { OtpField } from '../../../src/ui/components/OtpField';
import { PasswordField } from '../../../src/ui/components/PasswordField';
import { PinField } from '../../../src/ui/components/PinField';
import { SearchField } from '../../../src/ui/components/SearchField';
import { TextAreaField } from '../../../src/ui/components/TextAreaField';
import { TextField } from '../../../src/ui/components/TextField';
import { withoutGroups } from '../../../src/domain/text/identifiers';
import { CLEARING_PURPOSE_LENGTH } from '../../../src/domain/validation/ValidationCode';
import { sourceFiles } from '../../support/sourceFiles';
import { KeptText } from '../support/KeptText';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';

interface Case {
  readonly show: (text: string, change: (to: string) => void) => ReactNode;
  /** Pasted in one piece; it is longer than the field takes. */
  readonly pasted: string;
  /** The error shown at once; `undefined` where the rule of the form refuses the text by name. */
  readonly error: string | undefined;
}

const FIELD = { id: 'field', label: 'Поле' } as const;

/** Every component a customer types text into, by the name of its file. */
const FIELDS: Readonly<Record<string, Case>> = {
  AmountField: {
    show: (value, onChange) => <AmountField {...FIELD} value={value} onChange={onChange} currency="KGS" />,
    pasted: '1'.repeat(300),
    error: undefined,
  },
  CardNumberField: {
    show: (value, onChange) => <CardNumberField {...FIELD} value={value} onChange={onChange} autoComplete="off" />,
    pasted: '9417 0100 0000 1022 7',
    error: 'Максимум символов: 16, сейчас 17',
  },
  DateField: {
    show: (value, onChange) => <DateField {...FIELD} value={value} onChange={onChange} />,
    pasted: '24.11.20266',
    error: 'Максимум символов: 10, сейчас 11',
  },
  OtpField: {
    show: (value, onChange) => <OtpField {...FIELD} value={value} onChange={onChange} />,
    pasted: '123 456 789',
    error: 'Максимум символов: 8, сейчас 9',
  },
  PasswordField: {
    show: (value, onChange) => (
      <PasswordField {...FIELD} value={value} onChange={onChange} autoComplete="current-password" />
    ),
    pasted: 'x'.repeat(300),
    error: undefined,
  },
  PinField: {
    show: (value, onChange) => <PinField {...FIELD} value={value} onChange={onChange} />,
    pasted: '72945',
    error: 'Максимум символов: 4, сейчас 5',
  },
  SearchField: {
    show: (value, onChange) => (
      <SearchField {...FIELD} placeholder="Поиск" maxLength={100} value={value} onChange={onChange} />
    ),
    pasted: 'а'.repeat(101),
    error: 'Максимум символов: 100, сейчас 101',
  },
  TextAreaField: {
    show: (value, onChange) => <TextAreaField {...FIELD} maxLength={140} value={value} onChange={onChange} />,
    pasted: 'а'.repeat(240),
    error: 'Максимум символов: 140, сейчас 240',
  },
  TextField: {
    show: (value, onChange) => <TextField {...FIELD} input={{ maxLength: 70 }} value={value} onChange={onChange} />,
    pasted: 'а'.repeat(71),
    error: 'Максимум символов: 70, сейчас 71',
  },
};

async function pasted({ show, pasted: text }: Pick<Case, 'show' | 'pasted'>) {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  await showInBank(
    <form onSubmit={sent} noValidate>
      <KeptText>{show}</KeptText>
      <button type="submit">Дальше</button>
    </form>,
  );
  const input = await screen.findByLabelText<HTMLInputElement>(FIELD.label, { selector: 'input, textarea' });
  const user = userEvent.setup();
  await user.click(input);
  await user.paste(text);
  return { input, user, sent };
}

describe('a text longer than its field takes', () => {
  it('is tried in every component a customer types text into', () => {
    const typed = sourceFiles(['src/ui/components'], ['.tsx']).filter(({ content }) =>
      /<(?:input|textarea)\b/.test(content),
    );
    const names = typed.map(({ path }) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length));
    const chosen = ['CheckGroup', 'FileButton', 'RadioGroup', 'SwitchField'];
    expect(names.filter((name) => !chosen.includes(name)).sort()).toEqual(Object.keys(FIELDS).sort());
  });

  it.each(Object.entries(FIELDS))('stays whole in %s, which names the error', async (_name, field) => {
    const { input, user, sent } = await pasted(field);
    expect(input.value).toBe(field.pasted);
    if (field.error !== undefined) {
      expect((await screen.findByText(sentence(field.error))).id).toBe(input.getAttribute('aria-describedby'));
      await user.click(screen.getByRole('button', { name: 'Дальше' }));
      expect([sent.mock.calls.length, document.activeElement]).toEqual([0, input]);
    }
    await user.tab();
    expect(withoutGroups(input.value)).toBe(withoutGroups(field.pasted));
  });
});

describe('a purpose of 240 characters', () => {
  it('stays whole, with its count, in the purpose of a clearing', async () => {
    const purpose = `${'а'.repeat(240)}, договор 15, НДС 12 %`.slice(-240);
    const { input } = await pasted({
      show: (value, onChange) => (
        <TextAreaField {...FIELD} maxLength={CLEARING_PURPOSE_LENGTH.max} value={value} onChange={onChange} />
      ),
      pasted: purpose,
    });
    expect(input.value).toBe(purpose);
    expect(await screen.findByText(sentence('Максимум символов: 140, сейчас 240'))).toBeTruthy();
  });
});

describe('the count of a text', () => {
  it.each([
    ['spaces around it', 'text', '  Книги  '],
    ['invisible marks', 'text', '\u200eКниги\u200e'],
    ['what people write between the groups of a number', 'numeric', '12-3 (45)'],
  ] as const)('leaves out %s', async (_what, inputMode, text) => {
    const { input } = await pasted({
      show: (value, onChange) => (
        <TextField {...FIELD} input={{ inputMode, maxLength: 5 }} value={value} onChange={onChange} />
      ),
      pasted: text,
    });
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual([text, null]);
  });
});

describe('a PIN with other characters', () => {
  it('stays as it was pasted, is an error at once and keeps the form from being sent', async () => {
    const { input, user, sent } = await pasted({ ...FIELDS['PinField'], pasted: '72a94' } as Case);
    expect(input.value).toBe('72a94');
    expect(await screen.findByText(sentence('ПИН-код состоит из 4 цифр'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Дальше' }));
    expect(sent).not.toHaveBeenCalled();
  });
});
