import type { ClientBase } from 'pg';

import type { CardStatus } from '../../../src/domain/card/Card';
import { maskedCardNumber } from '../../../src/domain/card/cardNumber';
import { schemeOf } from '../../../src/domain/card/cardScheme';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import { comparableCodeWord } from '../../../src/domain/user/codeWord';
import type { BankServices } from '../../kernel/BankServices';
import { cardNumberHash } from '../../kernel/cardNumberHash';
import { hashPassword } from '../../modules/identity/passwords';
import { securityCodeOf } from '../networks/cards/SandboxCardProcessing';
import { ACCOUNT_PLAN } from './accountPlan';
import { DEMONSTRATION_CUSTOMERS } from './people';
import type { CustomerKey } from './DemonstrationCustomer';

interface DemonstrationCard {
  readonly owner: CustomerKey;
  readonly account: string;
  /** Invented, of the ranges of the two schemes. */
  readonly number: string;
  readonly expiresOn: string | 'soon';
  readonly codeWord: string;
  readonly holder: string;
  /** Its place on the screen; a further card has that of its main one. */
  readonly order: number;
  /** A supplementary card, for another member of the family or the company. */
  readonly supplementary?: true;
  readonly status?: CardStatus;
  readonly ipcStatus?: CardStatus;
}

const AIBEK = { owner: 'aibek', codeWord: 'Беркут', holder: 'AIBEK ASANOV' } as const;
const AIZADA = { owner: 'aizada', codeWord: 'Комуз', holder: 'AIZADA TOKTOSUNOVA' } as const;
const ARCHIVED = 'aibek.oldCard';
const COMPANY = { owner: 'company', codeWord: 'Арча' } as const;

/** Good, blocked, past, ending and archived ones, so that every state of a card can be seen. */
const CARDS: readonly DemonstrationCard[] = [
  { ...AIBEK, account: 'aibek.main', number: '9417000000001014', expiresOn: '2029-08-31', order: 0 },
  { ...AIBEK, account: 'aibek.usd', number: '4288010000001010', expiresOn: '2028-05-31', order: 1 },
  {
    ...AIBEK,
    account: 'aibek.home',
    number: '9417000000004042',
    expiresOn: '2027-03-31',
    order: 3,
    status: 'hardLock',
  },
  { ...AIZADA, account: 'aizada.main', number: '9417000000002020', expiresOn: '2028-12-31', order: 0 },
  { ...AIZADA, account: 'aizada.main', number: '4288010000002026', expiresOn: '2029-11-30', order: 1 },
  {
    owner: 'gulnara',
    account: 'gulnara.card',
    number: '9417000000003036',
    expiresOn: '2030-02-28',
    codeWord: 'Айва',
    holder: 'GULNARA ESENOVA',
    order: 0,
  },
  {
    ...AIBEK,
    account: 'aibek.main',
    number: '9417000000001022',
    expiresOn: '2029-08-31',
    order: 0,
    holder: 'AIGUL ASANOVA',
    supplementary: true,
  },
  { ...AIBEK, account: 'aibek.main', number: '4288010000001051', expiresOn: 'soon', order: 2 },
  { ...AIBEK, account: 'aibek.main', number: '9417000000001030', expiresOn: '2025-06-30', order: 4 },
  {
    ...AIBEK,
    account: ARCHIVED,
    number: '9417000000001048',
    expiresOn: '2024-02-29',
    order: 5,
    status: 'hardLock',
    ipcStatus: 'hardLock',
  },
  {
    ...AIZADA,
    account: 'aizada.main',
    number: '9417000000002053',
    expiresOn: '2028-12-31',
    order: 0,
    holder: 'BAKYT TOKTOSUNOV',
    supplementary: true,
    status: 'softLock',
    ipcStatus: 'softLock',
  },
  {
    ...COMPANY,
    account: 'company.main',
    number: '9417000000005015',
    expiresOn: '2028-09-30',
    holder: 'SALTANAT MAMBETOVA',
    order: 0,
  },
  {
    ...COMPANY,
    account: 'company.main',
    number: '9417000000005023',
    expiresOn: '2028-09-30',
    holder: 'DANIYAR SADYKOV',
    order: 0,
    supplementary: true,
  },
  {
    ...COMPANY,
    account: 'company.usd',
    number: '4288010000005037',
    expiresOn: '2027-10-31',
    holder: 'SALTANAT MAMBETOVA',
    order: 1,
  },
];

/** The end of a month that is near whenever the demonstration begins. */
const SOON_DAYS = 20;

function expiryOf({ expiresOn }: DemonstrationCard, now: Instant): string {
  if (expiresOn !== 'soon') {
    return expiresOn;
  }
  const [year = 0, month = 0] = addDays(bankDayOf(now), SOON_DAYS).split('-').map(Number);
  return bankDayOf(Date.UTC(year, month, 0));
}

/** A card with the data printed on it, for the page of the demonstration. */
export interface CardOnDesk {
  readonly number: string;
  readonly securityCode: string;
  readonly expiresOn: string;
  readonly codeWord: string;
  readonly name: LocalizedText;
}

/** Cards whose numbers, security codes and code words the page of the demonstration shows; archived ones are left out. */
export function cardsOnDesk({ secrets, clock }: BankServices): readonly CardOnDesk[] {
  const now = clock.now();
  return CARDS.filter(({ account }) => account !== ARCHIVED).map((card) => ({
    number: card.number,
    securityCode: securityCodeOf(secrets, cardNumberHash(secrets, card.number)),
    expiresOn: expiryOf(card, now),
    codeWord: card.codeWord,
    name: nameOn(card),
  }));
}

/** Name shown for a card: the customer's for their own card; for a supplementary card, or one of a company, the name on the card. */
function nameOn({ owner, supplementary, holder }: DemonstrationCard): LocalizedText {
  const customer = DEMONSTRATION_CUSTOMERS.find(({ key, kind }) => key === owner && kind === 'I');
  return customer === undefined || supplementary === true
    ? { ru: holder, en: holder, kg: holder, cn: holder }
    : customer.name;
}

/** Enters the cards and code words of the demonstration at the bank; a card that is there is left as it is. */
export async function seedCards(client: ClientBase, { secrets, clock }: BankServices): Promise<void> {
  for (const card of CARDS) {
    const account = ACCOUNT_PLAN.find(({ key }) => key === card.account)?.number;
    const entered = await client.query<{ customer_id: bigint }>(
      `insert into card (number_hash, masked_number, expires_on, customer_id, account_id, created_at, scheme, custom_status, ipc_status,
          order_value, supplementary, holder)
        select $1, $2, $3, customer_id, id, $5, $6, $7, $8, $9, $10, $11 from account where number = $4
        on conflict do nothing returning customer_id`,
      [
        cardNumberHash(secrets, card.number),
        maskedCardNumber(card.number),
        expiryOf(card, clock.now()),
        account,
        new Date(clock.now()),
        schemeOf(card.number),
        card.status ?? 'active',
        card.ipcStatus ?? 'active',
        card.order,
        card.supplementary === true,
        card.holder,
      ],
    );
    const [owner] = entered.rows;
    if (owner !== undefined) {
      await client.query('update customer set code_word_hash = $2 where id = $1 and code_word_hash is null', [
        owner.customer_id,
        await hashPassword(comparableCodeWord(card.codeWord)),
      ]);
    }
  }
}
