import { createHash } from 'node:crypto';

import { PASSWORD_POLICY } from '../../../src/domain/user/passwordPolicy';
import { SECURITY_QUESTIONS } from '../../../src/domain/user/securityQuestions';
import type { BankServices } from '../../kernel/BankServices';
import { contentOfProducts, DEPOSIT_PRODUCTS } from '../deposits';
import { contentsOf, SERVICE_CATEGORIES, SERVICE_PROVIDERS, readAllPurposes, readBanks } from '../payments';
import { contentOfSystems, MONEY_TRANSFER_SYSTEMS } from '../remittances';
import { BUSINESS_ERRORS, businessErrors } from './businessErrors';

/** The names of the directories in the list of editions. */
export const PASSWORD_POLICIES = 'PASSWORD_POLICIES';
export const SECURITY_QUESTIONS_DIRECTORY = 'SECURITY_QUESTIONS';
const BANKS = 'BANKS';
const PAYMENT_PURPOSES = 'PAYMENT_PURPOSES';

/** Gives each directory a new edition when its content has changed since the last start. */
export async function synchronizeDirectories(bank: BankServices): Promise<void> {
  await synchronize(bank, BUSINESS_ERRORS, businessErrors());
  await synchronize(bank, PASSWORD_POLICIES, [PASSWORD_POLICY]);
  await synchronize(bank, SECURITY_QUESTIONS_DIRECTORY, SECURITY_QUESTIONS);
  await synchronize(bank, BANKS, await readBanks(bank.database));
  await synchronize(bank, PAYMENT_PURPOSES, await readAllPurposes(bank.database));
  await synchronize(bank, MONEY_TRANSFER_SYSTEMS, [await contentOfSystems(bank.database)]);
  await synchronize(bank, DEPOSIT_PRODUCTS, [await contentOfProducts(bank.database)]);
  const services = await contentsOf(bank.database);
  await synchronize(bank, SERVICE_CATEGORIES, [services.SERVICE_CATEGORIES]);
  await synchronize(bank, SERVICE_PROVIDERS, [services.SERVICE_PROVIDERS]);
}

async function synchronize(bank: BankServices, name: string, content: readonly unknown[]): Promise<void> {
  await bank.database.pool.query({
    text: `insert into directory_version as held (name, data_version, content_hash, changed_at)
           values ($1, 1, $2, $3)
           on conflict (name) do update
             set data_version = held.data_version + 1, content_hash = excluded.content_hash, changed_at = excluded.changed_at
             where held.content_hash <> excluded.content_hash`,
    values: [name, createHash('sha256').update(JSON.stringify(content)).digest(), new Date(bank.clock.now())],
  });
}
