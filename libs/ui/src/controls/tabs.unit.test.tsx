import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { Tabs } from './tabs';

const tabs = [
  { id: 'active', label: 'Active', count: 4, panel: <p>Feed the tomatoes</p> },
  { id: 'completed', label: 'Completed', count: 0, panel: <p>Earthed up potatoes</p> },
  { id: 'new', label: 'Add New', panel: <p>What should you be reminded of?</p> },
] as const;

describe('tabs', () => {
  it('show the first panel and their counts in brackets', () => {
    render(<Tabs label="Reminders" tabs={tabs} />);
    expect(screen.getByRole('tab', { name: 'Active (4)' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'Completed (0)' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Add New' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Feed the tomatoes');
  });

  it('go round by arrows, and to the ends by Home and End', async () => {
    render(<Tabs label="Reminders" tabs={tabs} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Active (4)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Earthed up potatoes');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('What should you be reminded of?');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Active (4)' })).toHaveFocus();
  });

  it('leave the choice to the caller when given one', async () => {
    const change = jest.fn();
    render(<Tabs label="Reminders" tabs={tabs} value="completed" onChange={change} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Add New' }));
    expect(change).toHaveBeenCalledWith('new');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Earthed up potatoes');
  });

  it('have no accessibility problem', async () => {
    render(<Tabs label="Reminders" tabs={tabs} />);
    expect(await accessibilityProblems()).toEqual([]);
  });
});
