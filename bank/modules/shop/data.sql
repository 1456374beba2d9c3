-- Safe-deposit boxes of the branches that have a vault.

insert into deposit_box_size (size, height_cm, width_cm, depth_cm, rent) values
  ('S', 8, 26, 40, 40000),
  ('M', 16, 26, 40, 65000),
  ('L', 32, 26, 40, 110000);

-- Boxes of each size by branch; their numbers begin with the number of the vault.
insert into deposit_box (number, branch_id, size)
  select v.first + row_number() over (partition by v.first order by b.size desc, n), p.id, b.size
    from (values ('Head office', 100, 12, 8, 4), ('TSUM', 200, 6, 4, 0), ('South Gate', 300, 4, 2, 2))
        v (place, first, small, medium, large)
      join service_point p on p.kind = 'branch' and p.name ->> 'en' like v.place || '%'
      cross join lateral (values ('S', v.small), ('M', v.medium), ('L', v.large)) b (size, pieces)
      cross join lateral generate_series(1, b.pieces) n;

insert into card_offer (scheme, currencies, price, reissue_price) values
  ('elcart', '{KGS}', 10000, 15000),
  ('visa', '{KGS,USD,EUR}', 30000, 40000);

-- Accounts on which the money for bonds waits until they are bought, and what the bank owes on bonds of its own.
insert into account (number, account_class, class_group, currency, shard, opened_at)
select b.digits || lpad((b.digits::bigint % 97)::text, 2, '0'), b.class, '1', b.currency, b.shard, '2024-01-01T00:00:00Z'
  from (
    select (select c.digits from bank_code c)
          || lpad((70930000 + row_number() over (order by c.class, k.currency, s.shard))::text, 8, '0') as digits,
        c.class, k.currency, s.shard::smallint as shard
      from unnest(array['BOND_TRANSIT', 'BONDS_ISSUED']) c (class), unnest(array['KGS', 'USD']) k (currency),
        generate_series(0, 15) s (shard)) b;

insert into bond_issue (id, issuer, isin, currency, nominal, price, coupon_rate, coupons_per_year, matures_on, fee_rate, minimum, total,
    name) values
  (1, 'government', 'KG0101G15285', 'KGS', 10000, 9920, 1400, 2, '2028-11-15', 15, 100, 50000,
    '{"ru": "Государственные облигации, 2 года", "en": "Government bonds, 2 years",
      "kg": "Мамлекеттик облигациялар, 2 жыл", "cn": "政府债券，2 年期"}'),
  (2, 'government', 'KG0101G16317', 'KGS', 10000, 10000, 1550, 2, '2031-11-12', 15, 100, 40000,
    '{"ru": "Государственные облигации, 5 лет", "en": "Government bonds, 5 years",
      "kg": "Мамлекеттик облигациялар, 5 жыл", "cn": "政府债券，5 年期"}'),
  (3, 'bank', 'KG0202T06176', 'KGS', 100000, 100000, 1700, 4, '2029-06-20', 0, 5, 10000,
    '{"ru": "Облигации «Тулпар Банка» в сомах", "en": "Tulpar Bank bonds in som",
      "kg": "«Тулпар Банктын» сомдогу облигациялары", "cn": "Tulpar 银行索姆债券"}'),
  (4, 'bank', 'KG0202T06259', 'USD', 10000, 10000, 650, 4, '2029-06-20', 0, 10, 5000,
    '{"ru": "Облигации «Тулпар Банка» в долларах", "en": "Tulpar Bank bonds in US dollars",
      "kg": "«Тулпар Банктын» доллардагы облигациялары", "cn": "Tulpar 银行美元债券"}');
