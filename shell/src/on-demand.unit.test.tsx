import { render, screen, waitFor } from '@testing-library/react';
import { OnDemand } from './on-demand';

const Part = ({ words }: { words: string }) => <p>{words}</p>;
const wanted = { words: 'the part' };

afterEach(() => jest.restoreAllMocks());

describe('a part of the page that is fetched on demand', () => {
  it('is fetched once, when it is wanted', async () => {
    const load = jest.fn(async () => ({ default: Part }));
    const page = (props: typeof wanted | null) => <OnDemand load={load} props={props} onFailure={() => {}} />;
    const { rerender } = render(page(null));
    expect(load).not.toHaveBeenCalled();
    rerender(page(wanted));
    expect(await screen.findByText('the part')).toBeInTheDocument();
    rerender(page(null));
    expect(screen.queryByText('the part')).not.toBeInTheDocument();
    rerender(page(wanted));
    expect(screen.getByText('the part')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that fails to load is reported, breaks nothing else, and is fetched again at the next use', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const onFailure = jest.fn();
    const load = jest.fn(async () => ({ default: Part }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const page = (props: typeof wanted | null) => (
      <>
        <p>the page</p>
        <OnDemand load={load} props={props} onFailure={onFailure} />
      </>
    );
    const { rerender } = render(page(wanted));
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    expect(screen.getByText('the page')).toBeInTheDocument();
    rerender(page(null));
    rerender(page(wanted));
    expect(await screen.findByText('the part')).toBeInTheDocument();
  });

  it('that failed is fetched again when there is something else to show it with', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const onFailure = jest.fn();
    const load = jest.fn(async () => ({ default: Part }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const page = (props: typeof wanted) => <OnDemand load={load} props={props} onFailure={onFailure} />;
    const { rerender } = render(page(wanted));
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    rerender(page(wanted));
    expect(load).toHaveBeenCalledTimes(1);
    rerender(page({ words: 'with a signal' }));
    expect(await screen.findByText('with a signal')).toBeInTheDocument();
  });
});
