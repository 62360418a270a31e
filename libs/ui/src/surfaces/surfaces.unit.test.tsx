import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../controls/button';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { Badge } from './badge';
import { Card } from './card';
import { Collapsible } from './collapsible';
import { Plate, plateTone } from './plate';
import { SectionHeading } from './section-heading';
import { Tooltip } from './tooltip';

describe('a badge', () => {
  it('repeats its meaning by a shape of its own', () => {
    const shapeOf = (tone: 'good' | 'fair' | 'bad') =>
      render(<Badge tone={tone}>Word</Badge>)
        .container.querySelector('path')
        ?.getAttribute('d');
    expect(new Set([shapeOf('good'), shapeOf('fair'), shapeOf('bad')]).size).toBe(3);
  });

  it('has no shape where it names a kind', () => {
    const { container } = render(<Badge tone="leaf">Heirloom</Badge>);
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('a collapsible section', () => {
  it('opens and closes by its heading', async () => {
    render(
      <Collapsible title="Available Tools" badge="6 tools">
        Add and Erase
      </Collapsible>,
    );
    const heading = screen.getByRole('button', { name: 'Available Tools 6 tools' });
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(heading);
    expect(await screen.findByText('Add and Erase')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('a tooltip', () => {
  it('shows its words on focus and describes its element', async () => {
    render(
      <Tooltip words="Choose plants first">
        <Button>Plant</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(await screen.findByText('Choose plants first')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Plant' })).toHaveAttribute(
      'aria-description',
      'Choose plants first',
    );
  });
});

describe('plates', () => {
  it('differ from their neighbors', () => {
    for (let at = 0; at < 8; at += 1) expect(plateTone(at)).not.toBe(plateTone(at + 1));
  });
});

it('the surfaces have no accessibility problem', async () => {
  render(
    <Card as="section" aria-labelledby="tools">
      <SectionHeading id="tools" title="Tools" lead="All of them." action={<Button>More</Button>} />
      <Plate tone="warm" />
      <Collapsible title="How to Use" defaultOpen>
        Paint by dragging.
      </Collapsible>
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Tools' })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});
