/** The database every test database is copied from: migrated, empty. */
export const TEMPLATE = 'tulpar_template';

/** The same with the demonstration bank in it; made by the first test that needs it. */
export const SEEDED_TEMPLATE = 'tulpar_seeded';
