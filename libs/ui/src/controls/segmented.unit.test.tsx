import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segmented } from './segmented';

const options = [
  { value: 'bed', label: 'Bed' },
  { value: 'kind', label: 'Kind' },
  { value: 'step', label: 'Step' },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('bed');
  return <Segmented label="Group by" options={options} value={value} onChange={setValue} />;
}

describe('a segmented choice', () => {
  it('is a radio group with one stop for Tab, in which arrows choose', async () => {
    render(<Example />);
    expect(screen.getByRole('radiogroup', { name: 'Group by' })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Bed' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Kind' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Bed' })).not.toBeChecked();
  });
});
