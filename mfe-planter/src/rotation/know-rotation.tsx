import { useStore } from '@planted/mfe-kit';
import { useEffect, useMemo, useState } from 'react';
import { usePlanter } from '../planter/use-planter';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import type { PlantingAdvice } from './bed-rotation';
import { answerOf } from './answer';
import type { RotationAnswers } from './answers';
import { BedFamilies } from './bed-families';
import { freeSquares } from './free-squares';
import { PlantingRotation } from './planting-rotation';
import { RotationCard } from './rotation-card';
import { RotationMarks } from './rotation-marks';
import { groundAgainst, spokenAdvice } from './rotation-words';
import type { RotationOfBed } from './rotation';
import { useBedRotation } from './use-bed-rotation';

export interface KnowRotationProps {
  readonly saved: SavedGarden;
  /** What is saved of rotation advice in another plan of the garden. */
  readonly ignored: RotationAnswers;
  /** Called whenever what is advised changes; null where nothing is known. */
  readonly onKnown: (shown: RotationOfBed | null) => void;
}

/** Works out what the rules say of a bed; shows nothing itself. */
export function KnowRotation({ saved, ignored, onKnown }: KnowRotationProps) {
  const rotation = useBedRotation(saved, ignored);
  const { planter } = useStore(saved);
  const placements = usePlanter(planter, () => planter.layoutOf(saved.gardenId).placements);
  const coming = usePlanter(planter, () => planter.layoutOf(saved.gardenId).coming);
  const matrix = planter.plots[0]?.matrix;
  const found = useMemo(
    () =>
      rotation
        ? [...placements, ...coming].flatMap((one): PlantingAdvice[] => {
            const advised = rotation.adviceOf(one);
            return advised ? [advised] : [];
          })
        : [],
    [rotation, placements, coming],
  );
  const [freeFor, light] = useState<string | null>(null);
  const lit = useMemo(
    () => ({
      ...{ plantId: freeFor, light },
      squares:
        rotation && matrix && freeFor !== null ? freeSquares(matrix, placements, freeFor, rotation) : [],
    }),
    [rotation, matrix, placements, freeFor],
  );
  const shown = useMemo((): RotationOfBed | null => {
    if (!rotation || !matrix) return null;
    const answer = answerOf(saved);
    return {
      marks: (props) => <RotationMarks {...props} found={found} rotation={rotation} free={lit.squares} />,
      families: (ringed) => <BedFamilies gardenId={saved.gardenId} matrix={matrix} ringed={ringed} />,
      against: (plantIds) => groundAgainst(rotation, plantIds),
      spoken: (planting) => spokenAdvice(rotation.adviceOf(planting), rotation),
      ofPlanting(planting, onSquare) {
        const one = rotation.adviceOf(planting);
        return (
          one && <PlantingRotation key={planting.id} found={[one]} {...{ rotation, answer, onSquare }} />
        );
      },
      card: (held, onSquare) => <RotationCard {...{ held, found, rotation, answer, lit, onSquare }} />,
    };
  }, [rotation, found, matrix, saved, lit]);
  useEffect(() => onKnown(shown), [shown, onKnown]);
  return null;
}
