import { MemoryRouter, Route, Routes, useLocation } from '@planted/mfe-kit';
import { render, screen } from '@testing-library/react';
import { FormerRecoveryLink } from './former-recovery-link';

const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

it('AUTH-8 a link of a mail from before the page moved keeps its token', () => {
  render(
    <MemoryRouter initialEntries={['/way-back?token=a-token&type=recovery']}>
      <Routes>
        <Route path="/way-back" element={<FormerRecoveryLink />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText('/account-recovery?token=a-token&type=recovery')).toBeInTheDocument();
});
