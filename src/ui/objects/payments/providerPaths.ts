export const CATALOGUE_PATH = '/payment/provider';
