import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { AmountField } from '../../../src/ui/components/AmountField';
import { OtpField } from '../../../src/ui/components/OtpField';
import { isComposing } from '../../../src/ui/components/isComposing';
import { PasswordField } from '../../../src/ui/components/PasswordField';
import { TextAreaField } from '../../../src/ui/components/TextAreaField';
import { TextField } from '../../../src/ui/components/TextField';
import { KeptText } from '../support/KeptText';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';

async function inputOf(label: string) {
  return screen.findByLabelText<HTMLInputElement>(label);
}

describe('OtpField', () => {
  async function shown() {
    await showInBank(
      <KeptText>{(text, change) => <OtpField id="otp" label="Код" value={text} onChange={change} />}</KeptText>,
    );
    return { input: await inputOf('Код'), user: userEvent.setup() };
  }

  it('takes a pasted "123 456" as it is', async () => {
    const { input, user } = await shown();
    await user.click(input);
    await user.paste('123 456');
    expect(input.value).toBe('123 456');
  });

  it('drops characters other than digits, and lets a phone suggest the code', async () => {
    const { input, user } = await shown();
    await user.type(input, 'код: 12a3-45б6');
    expect(input.value.trim()).toBe('123456');
    expect([input.inputMode, input.autocomplete]).toEqual(['numeric', 'one-time-code']);
  });
});

describe('AmountField', () => {
  async function shown() {
    await showInBank(
      <KeptText>
        {(text, change) => <AmountField id="amount" label="Сумма" value={text} onChange={change} currency="KGS" />}
      </KeptText>,
    );
    return { input: await inputOf('Сумма'), user: userEvent.setup() };
  }

  it('keeps what was typed and groups it once the field is left', async () => {
    const { input, user } = await shown();
    await user.type(input, '12500,5');
    expect(input.value).toBe('12500,5');
    await user.tab();
    expect(input.value).toBe('12\u00a0500,5');
  });

  it('lets typing replace an amount that was filled in while the field has the focus', async () => {
    await showInBank(
      <KeptText>
        {(text, change) => (
          <div onFocus={() => change('2\u00a0855,02')}>
            <AmountField id="amount" label="Сумма" value={text} onChange={change} currency="KGS" />
          </div>
        )}
      </KeptText>,
    );
    const input = await inputOf('Сумма');
    const user = userEvent.setup();
    await user.click(input);
    expect(input.value).toBe('2\u00a0855,02');
    await user.keyboard('18');
    expect(input.value).toBe('18');
  });

  it.each(['-5', '−5', '(5)'])(
    'keeps the minus of %s, typed key by key and when the field is left, to be refused by its name',
    async (text) => {
      const { input, user } = await shown();
      await user.type(input, text);
      await user.tab();
      expect(input.value).toBe(text);
    },
  );

  it('drops letters key by key, but never makes another amount of a pasted text', async () => {
    const { input, user } = await shown();
    await user.type(input, '1x2');
    expect(input.value).toBe('12');
    await user.clear(input);
    await user.paste('1e3');
    await user.tab();
    expect(input.value).toBe('1e3');
  });
});

describe('PasswordField', () => {
  it('shows the password while asked to', async () => {
    await showInBank(
      <KeptText initial="Tulpar-2026">
        {(text, change) => (
          <PasswordField id="password" label="Пароль" value={text} onChange={change} autoComplete="current-password" />
        )}
      </KeptText>,
    );
    const input = await inputOf('Пароль');
    const toggle = screen.getByRole('button', { name: 'Показать пароль' });
    expect([input.type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await userEvent.click(toggle);
    expect([input.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });
});

describe.each([
  [
    'a line',
    (text: string, change: (to: string) => void) => (
      <TextField id="name" label="Название" value={text} onChange={change} input={{ maxLength: 5 }} />
    ),
  ],
  [
    'a text',
    (text: string, change: (to: string) => void) => (
      <TextAreaField id="name" label="Название" value={text} onChange={change} maxLength={5} />
    ),
  ],
] as const)('%s that is longer than its field takes', (_name, field) => {
  it('stays as it was pasted, is counted and keeps the form from being sent', async () => {
    const sent = vi.fn((event: FormEvent) => event.preventDefault());
    await showInBank(
      <form onSubmit={sent}>
        <KeptText>{field}</KeptText>
        <button type="submit">Дальше</button>
      </form>,
    );
    const user = userEvent.setup();
    const input = await inputOf('Название');
    await user.click(input);
    await user.paste('Книги и игры');
    expect(input.value).toBe('Книги и игры');
    expect(screen.getByText(sentence('Максимум символов: 5, сейчас 12')).id).toBe(
      input.getAttribute('aria-describedby'),
    );
    await user.click(screen.getByRole('button', { name: 'Дальше' }));
    expect([sent.mock.calls.length, document.activeElement]).toEqual([0, input]);
    await user.clear(input);
    await user.paste('Книги');
    await user.click(screen.getByRole('button', { name: 'Дальше' }));
    expect([input.getAttribute('aria-invalid'), sent.mock.calls.length]).toEqual([null, 1]);
  });
});

describe('the Enter of an input method', () => {
  it.each([
    ['during the composition', { isComposing: true }, true],
    ['after it, as in Safari', { keyCode: 229 }, true],
    ['of nobody but the writer', { keyCode: 13 }, false],
  ])('is known %s', async (_when, key, known) => {
    const seen: boolean[] = [];
    await showInBank(<textarea aria-label="Сообщение" onKeyDown={(event) => seen.push(isComposing(event))} />);
    fireEvent.keyDown(await inputOf('Сообщение'), { key: 'Enter', ...key });
    expect(seen).toEqual([known]);
  });
});
