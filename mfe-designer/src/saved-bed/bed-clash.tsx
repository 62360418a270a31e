import { useNavigate, useStore } from '@planted/mfe-kit';
import { Button, LinkButton, NeedsYou } from '@planted/ui';
import type { BedPlant } from '../grid/standing';
import { usePart } from '../use-part';
import { type BedSettings, groundDifference } from './bed-difference';
import { bedOf } from './change-bed';
import type { SavedBed } from './create-saved-bed';
import { carryBetween } from './ground';
import { groundInWords } from './ground-in-words';
import type { Told } from './rebase-bed';
import { plotFacts } from '../denoted-plots/plot-facts';
import { sizeOf } from '@planted/garden-domain';

const placeOf = ({ x, y }: BedPlant): string => `row ${y + 1}, column ${x + 1}`;

const settingsInWords = ({ name, conditions }: BedSettings): string =>
  [name, ...Object.values(conditions)].join(', ');

/** What others have changed of the same bed, with both versions and the ways out; it blocks nothing (EDT-4). */
export function BedClash({ saved }: { saved: SavedBed }) {
  const { base, clash, told } = useStore(saved);
  const design = usePart(saved.editor, ({ history }) => history.present);
  const [one] = told;
  const bed = bedOf(design);
  if (!clash || !bed) return one ? <ToldCard saved={saved} one={one} more={told.length - 1} /> : null;
  const [name, plot] = bed;
  const { width, height } = sizeOf(clash.matrix);
  const soil = clash.matrix.flat().filter((cell) => cell === 1).length;
  const facts = plotFacts(plot.cells, design);
  const mine = groundDifference(base, design);
  let versions = mine
    ? [`${soil} ft², ${width}' x ${height}'`, `${facts.area} ft², ${facts.size}`]
    : [settingsInWords(clash.settings), settingsInWords({ name, ...plot })];
  // Rows at two different sides make beds of one size.
  if (mine && versions[0] === versions[1]) {
    const theirs = { ...carryBetween(base, clash), matrix: clash.matrix };
    const ways = [theirs, mine].map((change) => groundInWords(base.matrix, change));
    versions = versions.map((facts, index) => `${facts}, ${ways[index]}`);
  }
  return (
    <NeedsYou
      title={`Needs you: ${name}`}
      versions={[
        { name: 'In the garden', detail: versions[0] ?? '' },
        { name: 'Here', detail: versions[1] ?? '' },
      ]}
      actions={
        <>
          <Button variant="primary" onClick={() => saved.choose('garden')}>
            Use the Garden's
          </Button>
          <Button onClick={() => saved.choose('mine')}>Use Mine</Button>
        </>
      }
    >
      This bed was changed elsewhere while you changed it here, so nothing was overwritten. Undo brings yours
      back if you use the garden's.
    </NeedsYou>
  );
}

interface ToldCardProps {
  readonly saved: SavedBed;
  readonly one: Told;
  readonly more: number;
}

/** One plant that needed something else than the draft had. */
function ToldCard({ saved, one, more }: ToldCardProps) {
  const navigate = useNavigate();
  const { plant, why } = one;
  return (
    <NeedsYou
      title={`Needs you: ${plant.name}${more > 0 ? `, and ${more} more` : ''}`}
      versions={[
        { name: 'In the garden', detail: why === 'ended' ? 'Not there' : placeOf(plant) },
        { name: 'Here', detail: why === 'soil' ? 'No soil' : 'Changed' },
      ]}
      actions={
        <>
          <Button variant="primary" onClick={() => saved.forget(one)}>
            {why === 'soil' ? 'Keep the Squares' : 'Keep It as It Is'}
          </Button>
          <LinkButton
            href={`/garden-summary?garden=${encodeURIComponent(saved.gardenId)}`}
            onNavigate={navigate}
          >
            Change Plants
          </LinkButton>
        </>
      }
    >
      {why === 'soil'
        ? `${plant.name} was planted elsewhere on squares that you had taken away, so they are back.`
        : `${plant.name} was changed elsewhere while you changed it here, so nothing was overwritten.`}
    </NeedsYou>
  );
}
