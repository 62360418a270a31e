import { fireEvent, render, screen } from '@testing-library/react';
import { recoverPictures } from './recover-pictures';

it('A2 a picture that did not come is marked as lost, asked for again with the network, and shown once it is there', () => {
  recoverPictures(document, window);
  render(
    <>
      <img src="/illustrations/empty.svg" alt="" data-testid="lost" />
      <img src="/illustrations/bed.svg" alt="" data-testid="other" />
    </>,
  );
  const [lost, other] = [screen.getByTestId('lost'), screen.getByTestId('other')];
  const [asked, askedOther] = [lost, other].map((picture) => jest.spyOn(picture, 'setAttribute'));
  fireEvent.error(lost);
  expect(lost).toHaveAttribute('data-lost');
  fireEvent(window, new Event('online'));
  expect(asked).toHaveBeenCalledWith('src', '/illustrations/empty.svg');
  expect(askedOther).not.toHaveBeenCalled();
  fireEvent.load(lost);
  expect(lost).not.toHaveAttribute('data-lost');
  expect(other).not.toHaveAttribute('data-lost');
});
