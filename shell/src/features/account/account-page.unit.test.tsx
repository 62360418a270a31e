import {
  alertStore,
  MemoryRouter,
  Route,
  Routes,
  sessionStore,
  signInStore,
  useLocation,
} from '@planted/mfe-kit';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountPage from './account-page';
import { ApiError, deleteAccount, exportAccount } from './calls';
import { saveFile } from '@planted/ui/save-file';

jest.mock('./calls', () => ({
  ...jest.requireActual('./calls'),
  deleteAccount: jest.fn(),
  exportAccount: jest.fn(),
}));
// It has tests of its own.
jest.mock('./calendar/calendar-part', () => ({ CalendarPart: () => null }));
jest.mock('@planted/ui/save-file', () => ({ saveFile: jest.fn() }));

const ada = { id: '0190a000-0000-7000-8000-00000000ada0', given_name: 'Ada', profile_picture_url: null };

const Where = () => <p>at {useLocation().pathname}</p>;
const open = () =>
  render(
    <MemoryRouter initialEntries={['/account']}>
      <Routes>
        <Route path="/account" element={<AccountPage />} />
      </Routes>
      <Where />
    </MemoryRouter>,
  );
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete My Account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  return {
    field: dialog.getByRole('textbox', { name: 'Type delete my account to confirm' }),
    confirm: dialog.getByRole('button', { name: 'Delete Permanently' }),
    keep: dialog.getByRole('button', { name: 'Keep My Account' }),
  };
};

beforeEach(() => {
  signInForTest(ada);
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(deleteAccount).mockReset();
  jest.mocked(exportAccount).mockReset();
  jest.mocked(saveFile).mockReset();
});

describe('the account page', () => {
  it('asks a guest to sign in', async () => {
    signOutForTest();
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(signInStore.get()).not.toBeNull();
  });

  it('SEA-1 leads to the place of the garden', () => {
    open();
    expect(screen.getByRole('link', { name: 'Place and Frost' })).toHaveAttribute('href', '/place');
  });

  it('hands the copy of everything to the gardener, and shows what it is called', async () => {
    const file = new Blob(['x'.repeat(2048)]);
    jest.mocked(exportAccount).mockResolvedValue({ file, name: 'planted-2026-05-21.json' });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Download My Data' }));
    expect(await screen.findByText('Downloaded planted-2026-05-21.json (2 KB).')).toBeVisible();
    expect(saveFile).toHaveBeenCalledWith(file, 'planted-2026-05-21.json');
  });

  it('reports when the copy could not be made, and saves no file', async () => {
    jest
      .mocked(exportAccount)
      .mockRejectedValue(new ApiError('Too many requests. Please wait a moment.', 429));
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Download My Data' }));
    expect(await screen.findByText(/could not be downloaded. Too many requests/)).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('deletes nothing before the words are typed, and nothing for who changes their mind', async () => {
    open();
    const { field, confirm, keep } = await openDialog();
    expect(confirm).toBeDisabled();
    await userEvent.type(field, 'delete');
    expect(confirm).toBeDisabled();
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await openDialog()).field).toHaveValue('');
    expect(deleteAccount).not.toHaveBeenCalled();
  });

  it('deletes the account, goes home as a guest, and reports it', async () => {
    jest.mocked(deleteAccount).mockResolvedValue();
    const refresh = jest.spyOn(sessionStore, 'refresh').mockImplementation(async () => {
      signOutForTest();
      return sessionStore.get();
    });
    open();
    const { field, confirm } = await openDialog();
    await userEvent.type(field, ' Delete my account');
    await userEvent.click(confirm);
    expect(await screen.findByText('at /')).toBeInTheDocument();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(alertStore.get()).toMatchObject([{ kind: 'success', title: 'Account Deleted' }]);
  });

  it('reports that the account is still there when it could not be deleted', async () => {
    jest.mocked(deleteAccount).mockRejectedValue(new ApiError('Network error', 0, 'network'));
    open();
    const { field, confirm } = await openDialog();
    await userEvent.type(field, 'delete my account{Enter}');
    expect(await screen.findByText('Your account was not deleted. Check your connection.')).toBeVisible();
    expect(confirm).toBeEnabled();
    expect(screen.getByText('at /account')).toBeInTheDocument();
  });
});
