import { alertStore } from '@planted/mfe-kit';
import { signInForTest } from '@planted/mfe-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const ada = { id: '0190a000-0000-7000-8000-00000000ada0', given_name: 'Ada', profile_picture_url: null };

/** Each test of a file begins with Ada signed in and no alert, and gives back what it has replaced. */
export function asAda(): void {
  beforeEach(() => {
    signInForTest(ada);
    for (const { id } of alertStore.get()) alertStore.dismiss(id);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
