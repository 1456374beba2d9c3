-- Every directory in its first edition: the names of src/domain/directory/Directory.ts.

insert into directory_version (name, changed_at)
  select name, '2026-01-01 00:00:00+06'
    from unnest(array['SERVICE_PROVIDERS', 'SERVICE_CATEGORIES', 'DEPOSIT_PRODUCTS', 'MONEY_TRANSFER_SYSTEMS', 'BANKS', 'COUNTRIES', 'REGIONS',
      'PAYMENT_PURPOSES', 'CODES_ABROAD', 'TRANSPORT_TYPES', 'SECURITY_QUESTIONS', 'PASSWORD_POLICIES', 'SCHOOL_YEARS', 'BUSINESS_ERRORS']) name;
