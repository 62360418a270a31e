import { Navigate, useLocation } from '@planted/mfe-kit';

/** /way-back, the page's former address, which mails of the last hour hold: the same link at its new one. */
export function FormerRecoveryLink() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: '/account-recovery', search }} replace />;
}
