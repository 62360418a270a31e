import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choosePlants, open, server, usePlanterPage } from '../../testing/planter-page';

describe('the auto-planting options', () => {
  usePlanterPage();

  it('PLT-6 Plant fills the bed with a preview and Clear takes it out', async () => {
    server();
    const { container } = open();
    await choosePlants('Kitchen Bed');
    expect(screen.getByRole('spinbutton', { name: 'Planting Variance' })).toHaveValue(0.2);
    await userEvent.click(screen.getByRole('button', { name: 'Plant' }));
    expect(await screen.findByRole('heading', { name: 'Placed 2 of 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Plant' }));
    await waitFor(() => expect(container.querySelectorAll('[data-plant]')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('heading', { name: 'Placed 0 of 2' })).toBeVisible();
  });

  it.each([
    ['Maximize Yield', [['Planting Variance', 0, 1, 0.2]]],
    [
      'Companion Planting',
      [
        ['Good companion multiplier', 5, 20, 10],
        ['Moderate companion multiplier', 0, 10, 2],
        ['Bad companion multiplier', 0, 15, 15],
      ],
    ],
    [
      'Pollinator Friendly',
      [
        ['Pollinator ratio', 0, 100, 30],
        ['Diversity factor', 0, 100, 70],
        ['Cluster size', 0, 10, 3],
      ],
    ],
    ['Water Efficiency', [['Water planting variance', 0, 100, 20]]],
    [
      'Organic Pest Control',
      [
        ['Pest control ratio', 0, 100, 20],
        ['Min spacing', 0, 50, 2],
        ['Max spacing', 0, 50, 8],
      ],
    ],
  ] as [string, [string, number, number, number][]][])(
    'PLT-6, AUTO-1 %s has its inputs, bounds and defaults, and plans',
    async (algorithm, fields) => {
      server();
      const { container } = open();
      await choosePlants('Kitchen Bed');
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(algorithm) }));
      for (const [label, min, max, value] of fields) {
        const field = screen.getByRole('spinbutton', { name: label });
        expect(field).toHaveValue(value);
        expect(field).toHaveAttribute('min', String(min));
        expect(field).toHaveAttribute('max', String(max));
      }
      const [first] = fields;
      const field = screen.getByRole('spinbutton', { name: first?.[0] ?? '' });
      await userEvent.clear(field);
      expect(field).toHaveValue(null);
      await userEvent.click(screen.getByRole('button', { name: 'Plant' }));
      expect(await screen.findByRole('heading', { name: 'Placed 2 of 2' })).toBeVisible();
      expect(container.querySelectorAll('[data-plant]')).toHaveLength(2);
    },
  );

  it('REA-9 asks which side is north, has a weight for each thing that counts, and says what was weighed', async () => {
    server();
    open();
    await choosePlants('Kitchen Bed');
    const weights = screen.getByRole('button', { name: 'General options' });
    await userEvent.click(weights);
    expect(screen.getByRole('combobox', { name: 'Which side of the bed is north?' })).toHaveTextContent(
      'Not known',
    );
    expect(screen.getByRole('group', { name: 'What else counts' })).toBeVisible();
    for (const [name, value] of [
      ['Tall to the north', 50],
      ['Bad neighbors apart', 100],
      ['Corn as a block', 100],
      ['Climbers at an edge', 60],
      ['Spreading kinds apart', 20],
      ['Within reach', 10],
      ['Connected watering zones', 20],
    ] as const) {
      const field = screen.getByRole('spinbutton', { name });
      expect(field).toHaveValue(value);
      expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual(['0', '100']);
    }
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Within reach' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Within reach' }), '0');
    await userEvent.click(weights);
    await userEvent.click(screen.getByRole('button', { name: 'Plant' }));
    await userEvent.click(await screen.findByRole('button', { name: 'What was weighed' }));
    const rows = within(await screen.findByRole('list', { name: 'What was weighed' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Kept: Every plant asked forfirst of all',
      'Kept: Planted areayour choice for this plan',
      'Not weighed: Rotationnot weighed; nothing that stood here before speaks against a place',
      'Not weighed: Tall to the northnot weighed; not known which side of the bed is north',
      'Not weighed: Bad neighbors apartnot weighed; no bad companions among these plants',
      'Not weighed: Corn as a blocknot weighed; no corn among these plants',
      'Not weighed: Climbers at an edgenot weighed; not known which plants climb',
      'Not weighed: Spreading kinds apartnot weighed; not known which plants spread',
      'Not weighed: Within reachnot weighed; switched off',
      'Not weighed: Connected watering zonesnot weighed; these plants are of one watering zone',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Change the Weights' }));
    expect(weights).toHaveFocus();
    expect(weights).toHaveAttribute('aria-expanded', 'true');
  });

  it('PLT-6 has the general options, and uses the selected plants by default', async () => {
    server();
    open();
    await choosePlants('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'General options' }));
    for (const name of [
      'Only my selected plants',
      'Fill empty spots',
      'Use exact counts',
      'Use the full space',
      'Pollinator plants first',
    ])
      expect(screen.getByRole('checkbox', { name })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Plants' })).toHaveTextContent('Use user selected plants');
  });
});
