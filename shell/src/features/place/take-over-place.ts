import { newId, showAlert } from '@planted/mfe-kit';
import type { QueryClient } from '@tanstack/react-query';
import { choosePlace, fetchPlace, fetchPlaceKey } from './calls';
import { devicePlace } from '@planted/season-plan/device';
import { fullName, type PlaceChoice } from './place-choice';

const nameOf = ({ place, ownDates }: PlaceChoice): string => {
  if (ownDates) return 'your own frost dates';
  return place ? fullName(place) : 'no place';
};

/** An account's choice may say more than a device's. */
const isSame = (a: PlaceChoice, b: PlaceChoice): boolean =>
  JSON.stringify([a.place, a.ownDates]) === JSON.stringify([b.place, b.ownDates]);

/**
 * What a guest chose on this device goes over to the account that signs in, unless that has a place: then the account's
 * counts, and it is said. Without an answer the device's stays for the next time.
 */
export async function takeOverPlace(queryClient: QueryClient): Promise<void> {
  const choice = devicePlace.read();
  if (choice === null) return;
  try {
    const { version, choice: own } = await fetchPlace();
    // Of two tabs that notice the sign-in the second is refused, since the version is another then.
    if (own === null) await choosePlace({ expectedVersion: version, choice }, newId());
    devicePlace.forget();
    if (own === null) {
      // A first read that is under way would not be asked again, and its answer is of before.
      await queryClient.cancelQueries({ queryKey: fetchPlaceKey });
      await queryClient.invalidateQueries({ queryKey: fetchPlaceKey });
    } else if (!isSame(choice, own))
      showAlert({
        kind: 'info',
        title: `Dates follow ${nameOf(own)}, as your account says.`,
        text: `On this device it was ${nameOf(choice)}.`,
      });
  } catch (cause) {
    console.warn('The place on this device was not taken over:', cause);
  }
}
