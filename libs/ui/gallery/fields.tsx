import { useState } from 'react';
import {
  Card,
  Checkbox,
  Dropdown,
  NumberInput,
  Radios,
  SearchField,
  SuggestField,
  TextArea,
  TextInput,
} from '../src';
import styles from './gallery.module.css';

const towns = [
  { key: 'wi', label: 'Madison, Wisconsin', detail: '43.1, −89.4' },
  { key: 'al', label: 'Madison, Alabama', detail: '34.7, −86.7' },
];

export function Fields() {
  const [town, setTown] = useState('');
  const [basis, setBasis] = useState<'stations' | 'own'>('stations');
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
      <SuggestField
        label="Town"
        listLabel="Towns"
        nothingFits="No town of that name."
        text={town}
        onText={setTown}
        suggestions={towns.filter(({ label }) => label.toLowerCase().includes(town.toLowerCase()))}
        onChoose={({ label }) => setTown(label)}
      />
      <Radios
        label="Base dates on"
        value={basis}
        onChange={setBasis}
        choices={[
          { value: 'stations', label: 'Weather stations', detail: 'Four stations, 1981–2010' },
          { value: 'own', label: 'My own dates', detail: 'They always win' },
        ]}
      />
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
