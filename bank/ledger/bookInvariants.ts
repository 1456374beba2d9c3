/**
 * Invariants of the books by name; each query finds the rows that violate its invariant (reliability.md, section 3.2). A table under
 * the prefix `recent_` is read in whole by a check of all books, and only as far as `SINCE` of invariants.ts reaches by a check of what changed since a mark.
 */
export const INVARIANTS: Readonly<Record<string, string>> = {
  'I1: the entries of each posting sum to zero in each currency': `
    select posting_id, currency, sum(amount) from recent_entry group by posting_id, currency having sum(amount) <> 0`,
  'I1: the entries of a posting are of one moment and one value day': `
    select posting_id from recent_entry group by posting_id having count(distinct (created_at, value_day)) > 1`,
  'I1: all balances sum to zero in each currency': `
    select currency, sum(balance) from account group by currency having sum(balance) <> 0`,
  'I2: a balance is the sum of its entries': `
    select a.id from recent_account a where a.balance <> (select coalesce(sum(e.amount), 0) from entry e where e.account_id = a.id)`,
  'I3: versions run from 1 without a gap and end at the data version of the account': `
    select a.id from recent_account a,
        lateral (select count(*) as entries, coalesce(max(e.account_version), 0) as last from entry e where e.account_id = a.id) e
      where a.data_version <> e.last or e.last <> e.entries`,
  'I3: each entry carries on from the balance before it': `
    select e.account_id, e.account_version from recent_entry e
      left join entry b on b.account_id = e.account_id and b.account_version = e.account_version - 1
      where e.balance_after <> coalesce(b.balance_after, 0) + e.amount`,
  'an entry is in the currency of its account': `
    select e.account_id from recent_entry e join account a on a.id = e.account_id where e.currency <> a.currency`,
  'I6: no balance was ever below what its account allows': `
    select e.account_id, e.account_version from recent_account a join entry e on e.account_id = a.id
      where a.lowest_balance is not null and e.balance_after < a.lowest_balance`,
  'I9: a booked operation has one transaction in the history and its events': `
    select o.id from recent_operation o left join txn t on t.id = o.txn_id and t.operation_id = o.operation_id
      where o.state = 'booked' and (
        t.posting_id is null
        or not exists (select from txn_of_customer h where h.customer_id = o.customer_id and h.txn_id = o.txn_id)
        or o.booked_at >= (select forgotten_before from outbox_floor) and not exists (
          select from outbox_event v where v.type = 'BOOKING' and v.payload ->> 'txnId' = o.txn_id::text))`,
  'an operation that moves no money has no accounts and no entries': `
    select o.id from recent_operation o left join txn t on t.id = o.txn_id
      where o.amount = 0 and (o.debit_account_id is not null or o.credit_account_id is not null
        or exists (select from entry e where e.posting_id = t.posting_id))`,
  'an operation is of a user of its customer': `
    select o.id from recent_operation o left join app_user u on u.id = o.user_id and u.customer_id = o.customer_id where u.id is null`,
  'I9: every change of an account by an operation has its event': `
    select e.account_id, e.account_version from recent_operation o join txn t on t.id = o.txn_id
      join entry e on e.posting_id = t.posting_id join account a on a.id = e.account_id and a.customer_id is not null
      where o.booked_at >= (select forgotten_before from outbox_floor) and case a.product
        when 'current' then (e.account_id::text, e.account_version::text) not in (
          select x.account, x.version from (select c ->> 'accountId' as account, c ->> 'dataVersion' as version
              from outbox_event v, jsonb_array_elements(v.payload -> 'accounts') c where v.type = 'BOOKING') x
            where x.account is not null and x.version is not null)
        else (e.account_id::text, o.booked_at) not in (
          select v.payload ->> 'accountId', v.created_at from outbox_event v
            where v.type in ('UPDATED_DEPOSIT', 'UPDATED_ACCOUNT') and v.payload ? 'accountId')
      end`,
  'what the bank owes in interest is what deposits have earned and were not paid': `
    select coalesce(p.currency, d.currency), p.owed, d.earned from (
        select currency, sum(balance) as owed from account where customer_id is null and account_class = 'INTEREST_PAYABLE' group by currency) p
      full join (select a.currency, sum(deposit_interest(x.balance_days, x.rate) - x.interest_paid) as earned
        from deposit x join account a on a.id = x.account_id where x.status = 'A' group by a.currency) d on d.currency = p.currency
      where coalesce(p.owed, 0) <> coalesce(d.earned, 0)`,
  'a deposit that is closed has nothing left, and only a deposit has a contract': `
    select a.id from account a left join deposit d on d.account_id = a.id
      where d.status = 'C' and (a.balance <> 0 or a.record_status <> 'C') or d.account_id is not null and a.product <> 'deposit'`,
  'what the bank has coming in interest and penalties of loans, and holds for instalments, is what their contracts say': `
    select coalesce(p.account_class, c.account_class), coalesce(p.currency, c.currency), p.held, c.said from (
        select account_class, currency, sum(balance) as held from account where customer_id is null
          and account_class in ('LOAN_INTEREST_DUE', 'LOAN_PENALTY_DUE', 'LOAN_PREPAID') group by account_class, currency) p
      full join (select k.account_class, a.currency, sum(k.said) as said
        from loan l join loan_owed o on o.account_id = l.account_id join account a on a.id = l.account_id,
          lateral (values ('LOAN_INTEREST_DUE', -o.interest_due - o.accrued), ('LOAN_PENALTY_DUE', -o.penalty), ('LOAN_PREPAID', l.prepaid)) k (account_class, said)
        where l.status = 'A' group by k.account_class, a.currency) c on c.account_class = p.account_class and c.currency = p.currency
      where coalesce(p.held, 0) <> coalesce(c.said, 0)`,
  'a loan that is over has nothing left, and no more falls due than is owed': `
    select a.id from account a left join loan l on l.account_id = a.id left join loan_owed o on o.account_id = a.id
      where l.status <> 'A' and (a.balance <> 0 or a.record_status <> 'C') or (l.account_id is not null) <> (a.product = 'loan')
        or l.status = 'A' and o.principal_due > -a.balance`,
  'an order to close a deposit is kept, and done once': `
    select o.id from operation o join txn t on t.id = o.txn_id left join deposit_closing c on c.operation_id = o.id
      where o.state = 'booked' and o.txn_code = 'MAKE_EARLY_CLOSING_OF_DEPOSIT'
        and t.status is distinct from case when c.done_at is not null then 'ACCEPTED' when c.account_id is not null then 'ACCEPTED_FOR_PROCESSING' end`,
  'an application stands in the history where its state says, and its price has come back when nothing is made of it': `
    select t.id from txn t left join application a on a.txn_id = t.id
      where a.txn_id is not null and (
          t.status <> case when a.state in ('ACCEPTED_FOR_PROCESSING', 'ACCEPTED', 'REJECTED', 'CANCELLED') then a.state else 'IN_PROCESS' end
          or (t.debit_amount > 0 and a.state in ('REJECTED', 'CANCELLED')) <> exists (select from txn r where r.return_of = t.id and r.credit_amount = t.debit_amount)
          or a.state is distinct from (select s.state from application_step s where s.txn_id = t.id order by s.id desc limit 1))
        or a.txn_id is null and t.txn_code in (select h.txn_code from movement_hook h where h.after_booking = 'open_application')`,
  'a safe-deposit box is held by a reservation that named it, and by one at most': `
    select b.number from deposit_box b join application a on a.txn_id = b.application_id join operation o on o.id = a.operation_id
      where a.product <> 'makeDepositBoxReservation' or o.terms #>> '{details,boxNumber}' is distinct from b.number::text
    union all
    select (o.terms #>> '{details,boxNumber}')::integer
      from application a join operation o on o.id = a.operation_id and o.txn_code = 'MAKE_DEPOSIT_BOX_RESERVATION'
        join application a2 on a2.product = a.product and a2.txn_id > a.txn_id
        join operation o2 on o2.id = a2.operation_id and o2.terms #>> '{details,boxNumber}' = o.terms #>> '{details,boxNumber}'
      where a.state not in ('REJECTED', 'CANCELLED') and a2.state not in ('REJECTED', 'CANCELLED')
        and bank_day(o2.booked_at) <= to_date(o.terms #>> '{details,rentEnds}', 'DD.MM.YYYY')`,
  'a card was issued by each accepted order for one and by no other, and takes the place of the card the order named': `
    select a.txn_id from application a join operation o on o.id = a.operation_id
        left join issued_card i on i.application_id = a.txn_id left join card r on r.replaced_by = i.card_id
      where a.product in ('makeDebitCardOrder', 'makeInstantCardOrder', 'makeCreditCardApplication', 'makeCardReissue', 'makeCardRenewal')
          and (a.state = 'ACCEPTED') <> (i.card_id is not null)
        or i.card_id is not null and (o.request #>> '{data,cardId}')::bigint is distinct from r.id`,
  'the money that waits for bonds is what open applications for them have paid': `
    select coalesce(h.currency, o.currency), h.held, o.paid from (
        select currency, sum(balance) as held from account where customer_id is null and account_class = 'BOND_TRANSIT' group by currency) h
      full join (select x.currency, sum(x.amount) as paid from application a join operation x on x.id = a.operation_id
        where a.product = 'makeBondPurchase' and a.state not in ('ACCEPTED', 'REJECTED', 'CANCELLED') group by x.currency) o on o.currency = h.currency
      where coalesce(h.held, 0) <> coalesce(o.paid, 0)`,
  'bonds are paid for once by each accepted order and by no other, and no more of an issue are ordered than there are': `
    select a.txn_id from application a left join bond_order b on b.application_id = a.txn_id left join bank_posting p on p.key = 'bonds ' || a.txn_id
      where (a.product = 'makeBondPurchase') <> (b.application_id is not null)
        or (a.product = 'makeBondPurchase' and a.state = 'ACCEPTED') <> (p.posting_id is not null)
    union all
    select i.id from bond_issue i where bonds_left(i) < 0`,
  'I10: a code was used at most once for an operation, and only for one that is booked': `
    select o.id from recent_operation o
      join one_time_code c on c.subject_kind = 'operation' and c.subject_id = o.id and c.used_at is not null
      group by o.id, o.state having count(*) <> 1 or o.state <> 'booked'`,
  'I12: a booked document of a company carries a signature in every place, by different users, over what was booked': `
    select o.id from recent_operation o join customer c on c.id = o.customer_id
      where o.state = 'booked' and o.sent_at is not null and c.signatures_needed <> (select count(distinct s.place)
        from document_signature s where s.operation_id = o.id and s.place <= c.signatures_needed
          and (s.digest = o.digest or s.digest in (select m.digest_before from payment_day_move m where m.operation_id = o.id)))`,
  'a booked document of a company carries the signatures its rules asked for, and names the edition of the rules': `
    with days as materialized (
        select distinct s.user_id, s.day from recent_operation o join rule_subject s on s.operation_id = o.id
          join approval_rule_set k on k.customer_id = o.customer_id where o.state = 'booked'),
      booked as materialized (
        select s, o.txn_id, o.digest, o.customer_id, b.edition from days d join rule_subject s on s.user_id = d.user_id and s.day = d.day
          join operation o on o.id = s.operation_id left join booked_under_rules b on b.operation_id = o.id where o.state = 'booked'),
      counted as (
        select b.*, r.*, b.edition = e.edition as is_under,
            sum((b.s).soms) over (partition by e.day, e.edition, r.rule_id, (b.s).user_id order by b.txn_id) as of_author,
            sum((b.s).soms) over (partition by e.day, e.edition, r.rule_id, (b.s).user_id, (b.s).credit_number order by b.txn_id) as of_number,
            sum((b.s).soms) over (partition by e.day, e.edition, r.rule_id, (b.s).user_id, (b.s).inn order by b.txn_id) as of_inn,
            sum((b.s).soms) over (partition by e.day, e.edition, r.rule_id, (b.s).user_id, (b.s).credit_number, (b.s).inn order by b.txn_id)
              as of_both,
            sum((b.s).soms) over (partition by e.day, e.edition, r.rule_id, (b.s).user_id, (b.s).credit_number, (b.s).inn,
              (b.s).credit_name order by b.txn_id) as of_name
          from (select distinct customer_id, (s).user_id, (s).day, edition from booked where edition is not null) e
            cross join lateral rules_at(e.customer_id, e.edition) r
            join booked b on (b.s).user_id = e.user_id and (b.s).day = e.day and rule_matches(r, b.s)),
      asked as (
        select (c.s).operation_id, (c.s).user_id, c.digest, c.rule_id, c.needed, c.signers from counted c
          where c.is_under and (c.amount_from is null or c.amount_from <= case
            when c.sum_of = 'author' then c.of_author
            when (c.s).credit_number = '' and (c.s).inn = '' then c.of_name
            when (c.s).credit_number = '' then c.of_inn
            when (c.s).inn = '' then c.of_number
            else c.of_number + c.of_inn - c.of_both end))
    select a.operation_id, a.rule_id from asked a
      where a.needed > (
        select count(distinct s.user_id) from (select * from document_signature union all select * from rule_signature) s
          where s.operation_id = a.operation_id and s.user_id <> a.user_id and s.user_id = any (a.signers)
            and (s.digest = a.digest or s.digest in (select m.digest_before from payment_day_move m where m.operation_id = a.operation_id)))
    union all
    select o.id, null from recent_operation o join approval_rule_set k on k.customer_id = o.customer_id
      where o.state = 'booked' and o.sent_at is not null and o.txn_id > k.since_txn
        and not exists (select from booked_under_rules b where b.operation_id = o.id)`,
  'the sums of a day that rules ask for are those of the documents that wait or are booked': `
    with days as materialized (
        select distinct s.user_id, s.day from recent_operation o join rule_subject s on s.operation_id = o.id),
      counted as materialized (
        select s.*, case when s.credit_number = '' and s.inn = '' then s.credit_name else '' end as name
          from days d join rule_subject s on s.user_id = d.user_id and s.day = d.day join operation o on o.id = s.operation_id
          where o.state in ('signing', 'booked')),
      differing as (
        select user_id, day, code, account_id, soms from author_day_sum join days using (user_id, day)
        union all select user_id, day, code, account_id, -soms from counted),
      differing_of_payee as (
        select user_id, day, credit_number, inn, credit_name, code, account_id, soms from payee_day_sum join days using (user_id, day)
        union all select user_id, day, credit_number, inn, name, code, account_id, -soms from counted)
    select user_id from differing group by user_id, day, code, account_id having sum(soms) <> 0
    union all
    select user_id from differing_of_payee group by user_id, day, credit_number, inn, credit_name, code, account_id having sum(soms) <> 0
    union all
    select o.id from recent_operation o where o.sent_at is not null and not exists (select from rule_subject s where s.operation_id = o.id)`,
  'a document moved to another day of payment differs in its days alone from what was signed before': `
    select o.id from payment_day_move m join recent_operation r on r.id = m.operation_id join operation o on o.id = r.id
      where m.digest_before <> digest_before_move(o, m.terms_before)
        or m.terms_before - '{valueDate,details}'::text[] <> o.terms - '{valueDate,details}'::text[]
        or coalesce(m.terms_before -> 'details', '{}') - 'orderDate' <> coalesce(o.terms -> 'details', '{}') - 'orderDate'`,
  'an operation is booked as it was agreed on: the entries of its posting are its legs': `
    select o.id from recent_operation o join txn t on t.id = o.txn_id
      where o.state = 'booked' and exists (
        select from (select * from unnest(o.leg_accounts, o.leg_amounts) x (account_id, amount) where x.amount <> 0) l
          full join (select e.account_id, e.amount from entry e where e.posting_id = t.posting_id) e using (account_id, amount)
          where l.account_id is null or e.account_id is null)`,
  'a fee is an entry of its own on the account that pays it, and nothing else is one': `
    select t.id from recent_txn t
      where t.fee > 0 and t.debit_account_id is not null and (
          select array_agg(e.amount::bigint order by e.account_version) from entry e where e.posting_id = t.posting_id and e.account_id = t.debit_account_id
        ) is distinct from array[-t.debit_amount::bigint, -t.fee::bigint]
    union all
    select e.posting_id from recent_entry e left join txn t on t.posting_id = e.posting_id
      where e.is_fee and abs(e.amount) is distinct from t.fee`,
  'what has come back says what it came back from, and is no more than that': `
    select t.id from recent_txn t left join txn f on f.id = t.return_of
      where t.txn_code like '%\\_RETURN' and (f.id is null or t.posting_id is null or t.credit_account_id is distinct from f.debit_account_id)
    union all
    select f.id from txn f join txn t on t.return_of = f.id group by f.id, f.debit_amount, f.fee
      having sum(t.credit_amount) > f.debit_amount or sum(t.fee) > f.fee`,
  'what waits in transit is what the orders on their way carry': `
    select coalesce(a.currency, w.currency), a.held, w.carried from (
        select currency, sum(balance) as held from account where customer_id is null and account_class = 'RAIL_TRANSIT' group by currency) a
      full join (select o.currency, sum(o.amount) as carried from rail_order r join operation o on o.id = r.operation_id
        where r.state in ('queued', 'sent', 'undoing') group by o.currency) w on w.currency = a.currency
      where coalesce(a.held, 0) <> coalesce(w.carried, 0)`,
  'what networks owe the bank is what the orders that bring money have not brought yet': `
    select coalesce(a.currency, w.currency), a.owed, w.expected from (
        select currency, -sum(balance) as owed from account where customer_id is null and account_class = 'RAIL_CLAIM' group by currency) a
      full join (select o.currency, sum(o.amount + o.fee) as expected from rail_order r join operation o on o.id = r.operation_id
        where o.debit_account_id is null and r.state in ('queued', 'sent', 'undoing') group by o.currency) w on w.currency = a.currency
      where coalesce(a.owed, 0) <> coalesce(w.expected, 0)`,
  'what salaries keep waiting is what their lines have not paid': `
    select coalesce(a.currency, w.currency), a.held, w.waiting from (
        select currency, sum(balance) as held from account where customer_id is null and account_class = 'SALARY_TRANSIT' group by currency) a
      full join (select o.currency, sum(l.amount) as waiting from salary_run r join operation o on o.id = r.operation_id
        join batch b on b.customer_id = o.customer_id join batch_line l on l.batch_id = b.id and l.operation_id = o.operation_id
        where r.ended_at is null and l.outcome is distinct from 'paid' group by o.currency) w on w.currency = a.currency
      where coalesce(a.held, 0) <> coalesce(w.waiting, 0)`,
  'I11: the lines of a salary add up to what was signed, and none waits when it is over': `
    select o.id from operation o left join salary_run r on r.operation_id = o.id left join txn t on t.id = r.txn_id,
        lateral (select count(*) as lines, coalesce(sum(l.amount), 0) as total, count(*) filter (where l.outcome is null) as waiting,
            count(*) filter (where l.outcome = 'paid') as paid
          from batch_line l join batch b on b.id = l.batch_id where b.customer_id = o.customer_id and l.operation_id = o.operation_id) s
      where o.state = 'booked' and o.txn_code = 'MAKE_SALARY_BATCH' and (
        s.total <> o.amount or s.lines <> (o.terms #>> '{details,registerLines}')::int or r.txn_id is distinct from o.txn_id
        or r.ended_at is not null and s.waiting > 0
        or t.status is distinct from case when r.ended_at is null then 'ACCEPTED_FOR_PROCESSING' when s.paid > 0 then 'ACCEPTED' else 'RETURNED' end)`,
  'a paid line of a salary was booked once, with its amount, on its account': `
    select l.batch_id, l.number from batch_line l left join txn t on t.id = l.txn_id
      where l.outcome = 'paid' and not exists (select from entry e join account a on a.id = e.account_id
        where e.posting_id = t.posting_id and e.amount = l.amount and a.number = l.account_number)
    union all
    select min(batch_id), min(number) from batch_line where txn_id is not null group by txn_id having count(*) > 1`,
  'money that came through a network was credited once, as agreed on': `
    select r.id from rail_order r join operation o on o.id = r.operation_id
      where o.debit_account_id is null and (r.state = 'settled') <> exists (
        select from entry e where e.posting_id = r.arrival_posting_id and e.account_id = o.credit_account_id and e.amount = o.credited)`,
  'a payment that is booked has its order, and stands where the order stands': `
    select o.id from operation o left join rail_order r on r.operation_id = o.id left join txn t on t.id = o.txn_id
      where o.state = 'booked' and o.rail is not null and t.status is distinct from
        case r.state when 'queued' then 'ACCEPTED_FOR_PROCESSING' when 'settled' then 'ACCEPTED'
          when 'sent' then case when r.rail = 'remittance' and o.debit_account_id is not null then 'WAITING' else 'IN_PROCESS' end
          when 'undoing' then 'IN_PROCESS'
          when 'rejected' then case r.reason when 'cancelled by the customer' then 'CANCELLED' else 'REJECTED' end when 'returned' then 'RETURNED' when 'undone' then 'RETURNED' end`,
  'what the books refer to is there': `
    select 'entry', e.posting_id from recent_entry e left join account a on a.id = e.account_id where a.id is null
    union all
    select 'txn', t.id from recent_txn t left join account d on d.id = t.debit_account_id left join account c on c.id = t.credit_account_id
      where (t.debit_account_id, t.credit_account_id) is distinct from (d.id, c.id)
        or t.posting_id is not null and not exists (select from entry e where e.posting_id = t.posting_id)
          and t.posting_id not in (select x.posting_id from operation o join txn x on x.id = o.txn_id
            where x.posting_id is not null and 0 = all (o.leg_amounts))
    union all
    select 'operation', o.id from recent_operation o
      left join account d on d.id = o.debit_account_id left join account c on c.id = o.credit_account_id
      left join customer k on k.id = o.customer_id left join customer r on r.id = o.recipient_id
      where (o.debit_account_id, o.credit_account_id, o.customer_id, o.recipient_id) is distinct from (d.id, coalesce(c.id,
        case when o.txn_code = 'MAKE_DEPOSIT_APPLICATION' and o.state <> 'booked' then o.credit_account_id end), k.id, r.id)
    union all
    select 'bank_posting', b.posting_id from bank_posting b left join txn t on t.id = b.txn_id
      where b.txn_id is distinct from t.id or not exists (select from entry e where e.posting_id = b.posting_id)
    union all
    select 'txn_of_customer', h.txn_id from recent_txn_of_customer h
      left join txn t on t.id = h.txn_id left join customer k on k.id = h.customer_id where t.id is null or k.id is null
    union all
    select 'notification', n.id from recent_notification n left join txn t on t.id = n.txn_id left join app_user u on u.id = n.user_id
      where n.txn_id is distinct from t.id or u.id is null`,
  'an operation says in one way whether it is booked, and in pairs what goes in pairs': `
    select o.id from recent_operation o
      where (o.state = 'booked') <> (o.txn_id is not null and o.booked_at is not null)
        or (o.confirm_before is null) <> (o.late_refusal is null) or (o.limit_code is null) <> (o.limit_amount is null)
        or cardinality(o.leg_accounts) <> cardinality(o.leg_amounts)`,
  'an account of a customer says how low it may go, and only the bank has one account many times': `
    select a.id from recent_account a where a.customer_id is not null and (a.lowest_balance is null or a.shard is not null)`,
  'every entry on an account of a customer has a line of history that names the account': `
    select e.account_id, e.account_version from recent_entry e join account a on a.id = e.account_id and a.customer_id is not null
      where not exists (select from txn t where t.posting_id = e.posting_id and e.account_id in (t.debit_account_id, t.credit_account_id))
        and not exists (select from bank_posting b join txn t on t.id = b.txn_id
          where b.posting_id = e.posting_id and e.account_id in (t.debit_account_id, t.credit_account_id))
        and not exists (select from rail_order r join txn t on t.id = r.txn_id
          where r.arrival_posting_id = e.posting_id and t.credit_account_id = e.account_id)`,
  'an invoice has been paid what its payments and what came before them say': `
    select i.id from invoice i where i.paid <> i.paid_elsewhere + (select coalesce(sum(p.amount), 0) from invoice_payment p where p.invoice_id = i.id)`,
  'what pays invoices moves what it pays of them': `
    select t.id from txn t where t.txn_code in ('MAKE_DISTRIBUTION_OPERATIONS', 'MAKE_QR_INVOICE_PAYMENT', 'DIRECT_DEBIT')
      and t.credit_amount <> (select coalesce(sum(p.amount), 0) from invoice_payment p where p.txn_id = t.id)`,
  'what came by codes from other banks was credited once, or refused by a name': `
    select a.key from qr_arrival a left join txn t on t.id = a.txn_id left join qr_point_payment p on p.txn_id = a.txn_id
      where (a.refusal is null) <> (a.txn_id is not null)
        or a.txn_id is not null and (t.txn_code, t.credit_amount, p.amount::bigint) is distinct from ('QR_INCOMING', a.amount::bigint, a.amount::bigint)`,
  'what is counted at a point of sale came to its company, as much as it says': `
    select p.txn_id from qr_point_payment p left join txn t on t.id = p.txn_id left join account a on a.id = t.credit_account_id
      left join qr_point q on q.id = p.point_id
      where q.id is null or a.customer_id is distinct from q.customer_id or t.credit_amount is distinct from p.amount`,
  'a posting belongs to one transaction at most': `
    select t.posting_id from recent_txn t join txn x on x.posting_id = t.posting_id and x.id <> t.id`,
};
