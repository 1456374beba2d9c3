import type { BankServices } from '../../kernel/BankServices';
import { broughtTexts } from './businessErrors';

const BRING = `
  insert into business_error (code, text, summary, default_text)
    select code, text, summary, default_text
      from jsonb_to_recordset($1) as brought (code text, text jsonb, summary jsonb, default_text text)
    on conflict (code) do update
      set text = excluded.text, summary = excluded.summary, default_text = excluded.default_text
      where not business_error.edited
        and (business_error.text, business_error.summary) is distinct from (excluded.text, excluded.summary)`;

/** Writes the texts of failures that another program of the bank has brought; what the bank has changed itself stays. */
export async function synchronizeDirectories({ database }: Pick<BankServices, 'database'>): Promise<void> {
  await database.pool.query({ text: BRING, values: [JSON.stringify(broughtTexts())] });
}
