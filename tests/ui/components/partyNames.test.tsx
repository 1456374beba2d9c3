import { beforeAll, describe, expect, it } from 'vitest';

import { loadPartyNames } from '../../../src/ui/language/partyNames';
import { historyRow } from '../../../src/ui/objects/operations/historyRow';
import { OperationRow } from '../../../src/ui/objects/operations/OperationRow';
import { displayName } from '../../../src/domain/user/displayName';
import { OwnName } from '../../../src/ui/components/OwnName';
import { AccountWords } from '../../../src/ui/components/AccountWords';
import { TemplateWords } from '../../../src/ui/features/payments/templates/TemplateWords';
import { aTemplate, aTransaction, aUser } from '../../application/support/builders';
import { showInBank } from '../support/showInBank';

const NUMBER = '1280016000000215';
const PAYMENT = aTransaction({
  txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
  recipientName: 'Нурлан Ж.',
  purpose: '',
});

const COMPANY = { ru: 'ОсОО «Ак-Суу Трейд»', en: 'Ak-Suu Trade LLC', kg: '«Ак-Суу Трейд» ЖЧКсы', cn: '' };

describe.each([
  ['en', 'Nurlan Zh.', 'NZ'],
  ['cn', 'Nurlan Zh.', 'NZ'],
  ['ru', 'Нурлан Ж.', 'НЖ'],
  ['kg', 'Нурлан Ж.', 'НЖ'],
] as const)('the name of a payee in %s', (language, name, initials) => {
  beforeAll(() => loadPartyNames(language));

  it('heads its operation and gives the initials', async () => {
    const row = historyRow(PAYMENT, [PAYMENT.debit.accountNumber ?? '']);
    const { container } = await showInBank(<OperationRow row={row} />, { language });
    expect(container.textContent).toContain(name);
    expect(container.textContent).toContain(initials);
  });

  it('stands at an account of somebody else', async () => {
    const { container } = await showInBank(<AccountWords number={NUMBER} owner="Нурлан Ж." />, { language });
    expect(container.textContent).toContain(name);
  });

  it('is the registered one where it is the customer, as in the header', async () => {
    const { container } = await showInBank(
      <OwnName value={COMPANY}>
        <AccountWords number={NUMBER} owner={COMPANY.ru} />
      </OwnName>,
      { language },
    );
    expect(container.textContent).toContain(
      displayName(aUser({ customerKind: 'C', corporateName: COMPANY }), language),
    );
  });

  it('stands in a template', async () => {
    const template = aTemplate({
      name: 'Мама',
      txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
      recipientName: 'Нурлан Ж.',
    });
    const { container } = await showInBank(<TemplateWords template={template} line="" />, { language });
    expect(container.textContent).toContain(name);
    expect(container.textContent).toContain('Мама');
  });
});
