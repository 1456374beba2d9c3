import { Navigate, Route, useLocation } from 'react-router-dom';

/** Paths named by the specification (1, section 2) whose screens are at another path, with that path. */
const OTHER_ADDRESSES = [
  ['accounts/qr', '/qr'],
  ['accounts/limits', '/card-list'],
  ['accounts/set-pin-code', '/card-list'],
  ['accounts/mini-excerpt', '/card-list'],
  ['wallets/balance', '/wallets'],
  ['register-elsom', '/market/elsom-registration'],
  ['market/deposit-application', '/deposit/open'],
  ['profile/open-deposit', '/deposit/open'],
  ['profile/open-ipc', '/market/open-ipc'],
  ['profile/deposit', '/deposit'],
  ['profile/change-account-name', '/accounts/change-account-name'],
  ['profile/settings', '/profile'],
] as const;

export const OTHER_ROUTES = OTHER_ADDRESSES.map(([path, to]) => (
  <Route key={path} path={path} element={<Elsewhere to={to} />} />
));

/** Redirects to another path with the parameters of the address. */
function Elsewhere({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={`${to}${search}`} replace />;
}
