/** The database every test database is copied from: migrated, empty. */
export const TEMPLATE = 'tulpar_template';
