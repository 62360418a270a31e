import { lazyPage, MemoryRouter } from '@planted/mfe-kit';
import { render, screen } from '@testing-library/react';
import { OwnPage } from './own-page';

const open = (code: ReturnType<typeof lazyPage>) =>
  render(
    <MemoryRouter>
      <OwnPage name="About" code={code} />
    </MemoryRouter>,
  );
const About = () => <h1>About us</h1>;

describe('a page of the shell whose code comes apart', () => {
  it('is announced until its code is there', async () => {
    let arrive: (code: { default: () => React.JSX.Element }) => void = () => {};
    open(lazyPage(() => new Promise((resolve) => (arrive = resolve))));
    expect(screen.getByRole('status')).toHaveTextContent('Opening About...');
    arrive({ default: About });
    expect(await screen.findByRole('heading', { name: 'About us' })).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows at once where its code was prefetched, and stays', async () => {
    const code = lazyPage(async () => ({ default: About }));
    await code.load();
    open(code);
    const heading = screen.getByRole('heading', { name: 'About us' });
    // What asks for the code once more must not make another page of it.
    expect(await screen.findByRole('heading', { name: 'About us' })).toBe(heading);
  });

  it('leaves a panel where its code does not arrive', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(console, 'error').mockImplementation(() => {});
    open(lazyPage(() => Promise.reject(new Error('offline'))));
    expect(await screen.findByRole('alert')).toHaveTextContent("About couldn't be opened");
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
