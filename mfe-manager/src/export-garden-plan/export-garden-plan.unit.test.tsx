import { saveFile } from '@planted/ui/save-file';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attachPlants } from '../gardens/planted-garden';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { drawPlan } from './draw-plan';
import ExportGardenPlan from './export-garden-plan';
import { toPng } from './to-png';

// jsdom has neither canvas nor pictures; what is drawn is shown in e2e/export-garden-plan.e2e.test.ts.
jest.mock('./draw-plan', () => ({ drawPlan: jest.fn() }));
jest.mock('./to-png', () => ({ toPng: jest.fn() }));
jest.mock('@planted/ui/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('./plan-assets', () => ({ loadPlanAssets: async () => ({}) }));
const paper = { scale: jest.fn(), drawImage: jest.fn() };

const [garden] = attachPlants(
  [gardenRowOf(1, { name: 'Kitchen Bed' })],
  [gardenPlantOf(0), gardenPlantOf(1)],
  '2026-06-01',
);
const open = async () => {
  const close = jest.fn();
  if (!garden) throw new Error('no garden');
  render(<ExportGardenPlan garden={garden} onClose={close} />);
  await screen.findByRole('img', { name: /^Preview of the picture/ });
  return close;
};
const drawn = () => jest.mocked(drawPlan).mock.lastCall?.[1].options;
const choose = async (label: string, option: string) => {
  screen.getByRole('combobox', { name: label }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe('Export Garden Plan', () => {
  beforeEach(() => {
    HTMLCanvasElement.prototype.getContext = (() => paper) as never;
  });

  it('MAN-9 opens with everything shown under the name of the garden', async () => {
    await open();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Kitchen Bed');
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-checked'))).toEqual(
      Array(4).fill('true'),
    );
    expect(jest.mocked(drawPlan).mock.lastCall?.[1].footerText).toBe(window.location.host);
  });

  it('MAN-9 renders the preview again with every option', async () => {
    await open();
    const title = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'x'.repeat(60));
    await userEvent.type(screen.getByRole('textbox', { name: 'Subtext' }), 'Spring 2026');
    await choose('Title alignment', 'Left');
    await choose('Subtext alignment', 'Right');
    await choose('Watermark position', 'Top left');
    for (const name of ['Show footer text', 'Show garden background', 'Show image background'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(drawn()).toEqual({
      title: 'x'.repeat(50),
      subtext: 'Spring 2026',
      titleAlignment: 'left',
      subtextAlignment: 'right',
      showsFooter: false,
      showsWatermark: true,
      watermarkCorner: 'top-left',
      showsGardenBackground: false,
      showsImageBackground: false,
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show watermark' }));
    expect(drawn()?.showsWatermark).toBe(false);
  });

  it('MAN-9 is busy while it exports, and saves the file that was drawn under the name of the title', async () => {
    let finish: (png: Blob) => void = () => undefined;
    jest.mocked(toPng).mockReturnValue(new Promise((done) => (finish = done)));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Download Image' }));
    expect(screen.getByRole('button', { name: 'Exporting...' })).toBeDisabled();
    const png = new Blob(['png']);
    await act(async () => finish(png));
    expect(saveFile).toHaveBeenCalledWith(png, 'kitchen-bed.png');
    expect(await screen.findByRole('button', { name: 'Download Image' })).toBeEnabled();
  });

  it('MAN-9 reports a failure, and can be retried', async () => {
    jest.mocked(toPng).mockRejectedValueOnce(new Error('no memory'));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Download Image' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export garden. Please try again.');
    jest.mocked(toPng).mockResolvedValueOnce(new Blob());
    await userEvent.click(screen.getByRole('button', { name: 'Download Image' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('MAN-9 is left by Cancel', async () => {
    const close = await open();
    const dialog = screen.getByRole('dialog', { name: 'Export Garden Plan' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(close).toHaveBeenCalled();
  });
});
