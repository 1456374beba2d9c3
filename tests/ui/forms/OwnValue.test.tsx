import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { OwnValues } from '../../../src/application/profile/OwnValues';
import type { OwnValueName } from '../../../src/application/profile/OwnValues';
import { PersonalDataStore } from '../../../src/application/profile/PersonalDataStore';
import { UserStore } from '../../../src/application/user/UserStore';
import { readMobilePhone } from '../../../src/domain/payment/mobileOperator';
import { refusal, success } from '../../../src/domain/result/Result';
import { PassportForm, passportOfForm } from '../../../src/domain/user/PassportForm';
import type { User } from '../../../src/domain/user/User';
import { TextField } from '../../../src/ui/components/TextField';
import { OwnValue } from '../../../src/ui/objects/accounts/OwnValue';
import { aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { KeptText } from '../support/KeptText';
import { showInBank } from '../support/showInBank';

const PASSPORT = passportOfForm(
  new PassportForm({
    number: '1020304',
    issuedBy: 'МКК 211011',
    issuedOn: '14.05.2021',
    expiresOn: '14.05.2031',
    inn: '21503198500123',
    address: 'г. Бишкек, ул. Киевская, 95, кв. 12',
  }),
);
const NAMES = (name: string) => ({ ru: name, en: name, kg: name, cn: name });

async function ownValues(user: Partial<User>, gateway: FakeOperationGateway): Promise<OwnValues> {
  gateway.plain.GET_SELF_USER_DATA = () => success(aUser(user));
  const store = new UserStore(gateway);
  await store.reload();
  return new OwnValues(gateway, store, new PersonalDataStore(gateway));
}

function aGateway(): FakeOperationGateway {
  return new FakeOperationGateway({
    GET_PERSONAL_DATA: () => success({ phone: '+996555000101', email: '', passport: PASSPORT, application: undefined }),
    GET_CORP_CUSTOMER_DATA: () =>
      success({
        customerNumber: '1',
        name: NAMES('ОсОО «Ала-Тоо»'),
        inn: '01201201910145',
        okpo: '',
        address: NAMES('г. Бишкек, пр. Чуй, 219'),
        phone: '+996312000303',
        isTokenOnly: false,
        users: [],
      }),
  });
}

const COMPANY = { customerKind: 'C', inn: '01201201910145', corporateName: NAMES('ОсОО «Ала-Тоо»') } as const;

async function showField(own: OwnValues, name: OwnValueName, read?: (text: string) => string | undefined) {
  await showInBank(
    <KeptText>
      {(text, change) => (
        <TextField
          id="field"
          label="Поле"
          value={text}
          onChange={change}
          offer={<OwnValue name={name} typed={text} onChoose={change} {...(read && { read })} />}
        />
      )}
    </KeptText>,
    { services: [own] },
  );
  return screen.getByLabelText<HTMLInputElement>('Поле');
}

it('fills the field by one press, keeps its place and the focus, and empties the field by another', async () => {
  const field = await showField(await ownValues({}, aGateway()), 'phone', readMobilePhone);
  const offer = await screen.findByRole('button', { name: 'Мой номер +996\u00a0555\u00a0000\u00a0101' });
  expect(field.value).toBe('');
  offer.focus();
  fireEvent.click(offer);
  expect(field.value).toBe('0555000101');
  expect(offer.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(offer);
  fireEvent.change(field, { target: { value: '+996 (555) 00-01-01' } });
  expect(offer.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(offer);
  expect(field.value).toBe('');
});

it.each([
  ['inn', {}, 'Мой ИНН 21503198500123'],
  ['name', {}, 'Моё имя Айбек Асанов'],
  ['address', {}, 'Мой адрес г. Бишкек, ул. Киевская, 95, кв. 12'],
  ['inn', COMPANY, 'ИНН компании 01201201910145'],
  ['name', COMPANY, 'Название компании ОсОО «Ала-Тоо»'],
  ['address', COMPANY, 'Адрес компании г. Бишкек, пр. Чуй, 219'],
  ['phone', COMPANY, 'Телефон компании +996\u00a0312\u00a0000\u00a0303'],
] as const)('offers %s of %o as "%s"', async (name, user, words) => {
  await showField(await ownValues(user, aGateway()), name);
  expect((await screen.findByRole('button', { name: words })).getAttribute('aria-pressed')).toBe('false');
});

it('offers nothing the field would refuse, and nothing that is not known', async () => {
  const gateway = aGateway();
  const own = await ownValues(COMPANY, gateway);
  await own.ensure('phone');
  await showField(own, 'phone', () => undefined);
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks the bank once for all fields, and again after a failure', async () => {
  const gateway = aGateway();
  const { GET_PERSONAL_DATA } = gateway.plain;
  gateway.plain.GET_PERSONAL_DATA = () => refusal({ code: 'CLIENT_ERROR' });
  const own = await ownValues({}, gateway);
  await own.ensure('inn');
  expect(gateway.requestsOf('GET_PERSONAL_DATA')).toHaveLength(0);
  await Promise.all([own.ensure('phone'), own.ensure('phone')]);
  expect(gateway.requestsOf('GET_PERSONAL_DATA')).toHaveLength(1);
  expect(own.of('phone')).toBeUndefined();
  Object.assign(gateway.plain, { GET_PERSONAL_DATA });
  await own.ensure('phone');
  await own.ensure('phone');
  expect(gateway.requestsOf('GET_PERSONAL_DATA')).toHaveLength(2);
  expect(own.of('phone')).toBe('+996555000101');
});
