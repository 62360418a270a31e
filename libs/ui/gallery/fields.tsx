import { useState } from 'react';
import { Card, Checkbox, Dropdown, NumberInput, SearchField, TextArea, TextInput } from '../src';
import styles from './gallery.module.css';

export function Fields() {
  const [sunlight, setSunlight] = useState<string>('Full Sun');
  const [zone, setZone] = useState<string>();
  const [pollinators, setPollinators] = useState(true);
  const [petSafe, setPetSafe] = useState(false);
  return (
    <Card as="section" className={styles.stack} aria-labelledby="fields">
      <h2 id="fields">Fields and dropdown</h2>
      <TextInput label="Garden name" defaultValue="Kitchen Bed" hint="Up to 50 characters." />
      <TextInput
        label="Garden name"
        defaultValue="K"
        error="Garden name must be at least 2 characters long."
      />
      <div className={styles.row}>
        <NumberInput label="Width" unit="ft" defaultValue={25} min={0} max={50} />
        <NumberInput label="Height" unit="ft" defaultValue={25} min={0} max={50} />
      </div>
      <SearchField label="Search for plants" placeholder="Start typing to search for plants..." />
      <Dropdown
        label="Sunlight"
        options={['Full Sun', 'Partial Sun', 'Partial Shade', 'Full Shade']}
        value={sunlight}
        onChange={setSunlight}
      />
      <Dropdown
        label="Hardiness zone"
        options={['4a', '4b', '5a', '5b', '6a', '6b', '7a']}
        value={zone}
        onChange={setZone}
      />
      <Dropdown label="Season" marked options={['Spring']} value="Spring" onChange={() => {}} />
      <Dropdown label="Neighbors" options={[]} value={null} onChange={() => {}} />
      <Dropdown label="Soil" disabled options={['Loamy']} value="Loamy" onChange={() => {}} />
      <div>
        <Checkbox label="Pollinator friendly" checked={pollinators} onChange={setPollinators} />
        <Checkbox label="Pet safe" checked={petSafe} onChange={setPetSafe} />
        <Checkbox label="Frost hardy" checked disabled onChange={() => {}} />
      </div>
      <TextArea label="Notes" placeholder="What did you see?" />
    </Card>
  );
}
