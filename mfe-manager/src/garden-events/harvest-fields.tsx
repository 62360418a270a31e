import type { GardenPlant } from '@planted/contracts';
import { Checkbox, TextInput } from '@planted/ui';
import type { ReactNode } from 'react';
import { type Control, type UseFormRegister, useController, useFormState } from 'react-hook-form';
import { errorText } from '../form-fields/error-text';
import form from '../form-fields/form.module.css';
import { squaresUnder, squaresWords } from '../gardens/planted-garden';
import type { EventFields, EventToSend } from './event-form';
import styles from './harvest-fields.module.css';

interface HarvestFieldsProps {
  readonly control: Control<EventFields, unknown, EventToSend>;
  readonly register: UseFormRegister<EventFields>;
  /** Whose squares it can clear; none where it cannot. */
  readonly plants: readonly GardenPlant[];
  /** What can be put into them in the same act. */
  readonly children: ReactNode;
}

/** How much was harvested, and for what is harvested once: whether its squares are cleared in the same act. */
export function HarvestFields({ control, register, plants, children }: HarvestFieldsProps) {
  const { errors } = useFormState({ control });
  const { field } = useController({ control, name: 'clears' });
  return (
    <>
      <div className={form.pair}>
        <TextInput
          label="How much"
          inputMode="decimal"
          autoComplete="off"
          error={errorText(errors.amount)}
          {...register('amount')}
        />
        <TextInput
          label="Unit"
          placeholder="oz, lb, pieces"
          autoComplete="off"
          error={errorText(errors.unit)}
          {...register('unit')}
        />
      </div>
      {plants.length > 0 && (
        <div className={styles.clears}>
          <Checkbox
            label={`And clear its ${squaresWords(squaresUnder(plants))}`}
            checked={field.value}
            onChange={field.onChange}
          />
          <p className="small soft">{placesOf(plants)}</p>
          {field.value && children}
        </div>
      )}
    </>
  );
}

const places = new Intl.ListFormat('en-US', { type: 'conjunction' });
/** More of them are not read. */
const MOST_PLACES = 4;

/** 'Carrot in row 1, column 1; row 1, column 2'. */
function placesOf(plants: readonly GardenPlant[]): string {
  const rest = plants.length - MOST_PLACES;
  const named = plants
    .slice(0, rest > 1 ? MOST_PLACES : plants.length)
    .map(({ grid_x, grid_y }) => `row ${grid_y + 1}, column ${grid_x + 1}`);
  return `${plants[0]?.plant.plant_name}: ${places.format(rest > 1 ? [...named, `${rest} more`] : named)}.`;
}
