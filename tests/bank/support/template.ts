/** The database every test database is copied from: migrated, empty. */
export const TEMPLATE = 'tulpar_template';

/** The same with the demonstration bank in it; made by the first test that needs it. */
export const SEEDED_TEMPLATE = 'tulpar_seeded';

/** A sequence that numbers the test databases, and so counts them. */
export const DATABASE_NUMBERS = 'test_database';
