import { fireEvent, render, screen } from '@testing-library/react';
import { FALLBACK_PLANT_IMAGE, PlantImage } from './plant-image';

it('1 §8 shows another drawing while its own does not load, and its own once there is a network again', () => {
  render(<PlantImage src="/illustrations/plants/carrot.svg" alt="Carrot" />);
  const drawing = screen.getByRole('img', { name: 'Carrot' });
  fireEvent.error(drawing);
  expect(drawing).toHaveAttribute('src', FALLBACK_PLANT_IMAGE);
  // The other one does not come either.
  fireEvent.error(drawing);
  expect(drawing).toHaveAttribute('src', FALLBACK_PLANT_IMAGE);
  fireEvent(window, new Event('online'));
  expect(drawing).toHaveAttribute('src', '/illustrations/plants/carrot.svg');
});
