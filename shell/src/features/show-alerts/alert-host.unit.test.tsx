import { alertStore, showAlert } from '@planted/mfe-kit';
import { act, render } from '@testing-library/react';
import { noteLeaving } from '../../session/leaving';
import { AlertHost } from './alert-host';

jest.mock('./toasts', () => {
  throw new Error('it was not fetched');
});

describe('alerts whose toasts cannot be fetched', () => {
  let said: jest.SpyInstance;
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockReturnValue();
    said = jest.spyOn(globalThis, 'alert').mockReturnValue();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const { id } of alertStore.get()) alertStore.dismiss(id);
  });
  const show = () =>
    act(async () => {
      showAlert({ kind: 'error', title: 'No signal', text: 'Nothing was sent.' });
      await new Promise((shown) => setTimeout(shown));
    });

  it('are said by the browser, once', async () => {
    render(<AlertHost />);
    await show();
    expect(said.mock.calls).toEqual([['No signal\nNothing was sent.']]);
    expect(alertStore.get()).toMatchObject([{ leaving: true }]);
  });

  it('hold nobody up who leaves the page, which is why they were not fetched', async () => {
    noteLeaving();
    render(<AlertHost />);
    window.dispatchEvent(new Event('beforeunload'));
    await show();
    expect(console.warn).toHaveBeenCalled();
    expect(said).not.toHaveBeenCalled();
  });
});
