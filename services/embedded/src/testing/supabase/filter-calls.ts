import type { Plant } from '@planted/contracts';
import { all, type DataCall, type Read, refused, UNPARSED } from './data-call';

/** A filter that works: the rows that it must find. */
const finds = (
  call: string,
  filter: (read: Read) => ReturnType<DataCall['make']>,
  isFound: (plant: Plant) => boolean,
): DataCall => ({
  call: `.${call}`,
  outcome: 'works',
  make: (client) => filter(all(client)),
  right: (table) => ({ data: table.filter(isFound) }),
});
const unparsed = (call: string, filter: (read: Read) => ReturnType<DataCall['make']>): DataCall =>
  refused(`.${call}`, UNPARSED, filter);

/** Filters, on the whole table. */
export const filterCalls: readonly DataCall[] = [
  finds(
    `eq('id', 'basil')`,
    (r) => r.eq('id', 'basil'),
    (p) => p.id === 'basil',
  ),
  finds(
    `eq('plant_name', 'no "such" plant')`,
    (r) => r.eq('plant_name', 'no "such" plant'),
    () => false,
  ),
  finds(
    `neq('plant_type', 'herb')`,
    (r) => r.neq('plant_type', 'herb'),
    (p) => p.plant_type !== 'herb',
  ),
  finds(
    `gt('mature_height', 1e-7)`,
    (r) => r.gt('mature_height', 1e-7),
    (p) => p.mature_height > 1e-7,
  ),
  finds(
    `gte('planting_width', 2)`,
    (r) => r.gte('planting_width', 2),
    (p) => p.planting_width >= 2,
  ),
  finds(
    `lt('mature_height', 1e21)`,
    (r) => r.lt('mature_height', 1e21),
    () => true,
  ),
  finds(
    `lte('mature_height', 20.5)`,
    (r) => r.lte('mature_height', 20.5),
    (p) => p.mature_height <= 20.5,
  ),
  refused(`.gt('mature_height', '1e400')`, [400, '22P02'], (r) => r.gt('mature_height', '1e400')),
  finds(
    `like('plant_name', 'B%')`,
    (r) => r.like('plant_name', 'B%'),
    (p) => p.plant_name.startsWith('B'),
  ),
  finds(
    `ilike('plant_name', '*bean*')`,
    (r) => r.ilike('plant_name', '*bean*'),
    (p) => /bean/i.test(p.plant_name),
  ),
  refused(`.like('plant_name', 'B\\\\')`, [400, '22025'], (r) => r.like('plant_name', 'B\\')),
  unparsed('likeAllOf(…)', (r) => r.likeAllOf('plant_name', ['B%'])),
  unparsed('likeAnyOf(…)', (r) => r.likeAnyOf('plant_name', ['B%'])),
  unparsed('ilikeAllOf(…)', (r) => r.ilikeAllOf('plant_name', ['b%'])),
  unparsed('ilikeAnyOf(…)', (r) => r.ilikeAnyOf('plant_name', ['b%'])),
  unparsed('regexMatch(…)', (r) => r.regexMatch('plant_name', '^B')),
  unparsed('regexIMatch(…)', (r) => r.regexIMatch('plant_name', '^b')),
  finds(
    `is('scientific_name', null)`,
    (r) => r.is('scientific_name', null),
    (p) => p.scientific_name === null,
  ),
  finds(
    `is('deer_resistant', true)`,
    (r) => r.is('deer_resistant', true),
    (p) => p.deer_resistant,
  ),
  unparsed('isDistinct(…)', (r) => r.isDistinct('plant_type', 'herb')),
  finds(
    `in('plant_type', ['root', 'herb'])`,
    (r) => r.in('plant_type', ['root', 'herb']),
    (p) => /^(root|herb)$/.test(p.plant_type),
  ),
  finds(
    `in('plant_name', ['5" pot', 'Sweet Basil'])`,
    (r) => r.in('plant_name', ['5" pot', 'Sweet Basil']),
    (p) => p.plant_name === 'Sweet Basil',
  ),
  finds(
    `in('plant_name', ['Basil, (sweet)', 'Sweet Basil'])`,
    (r) => r.in('plant_name', ['Basil, (sweet)', 'Sweet Basil']),
    (p) => p.plant_name === 'Sweet Basil',
  ),
  unparsed(`in('plant_name', ['5" pot, red'])`, (r) => r.in('plant_name', ['5" pot, red'])),
  finds(
    `in('id', [])`,
    (r) => r.in('id', []),
    () => false,
  ),
  finds(
    `notIn('plant_type', ['root', 'herb'])`,
    (r) => r.notIn('plant_type', ['root', 'herb']),
    (p) => !/^(root|herb)$/.test(p.plant_type),
  ),
  finds(
    `contains('soil_type', ['Sandy', 'Loamy'])`,
    (r) => r.contains('soil_type', ['Sandy', 'Loamy']),
    (p) => ['Sandy', 'Loamy'].every((soil) => p.soil_type.includes(soil)),
  ),
  finds(
    `contains('soil_type', '{Sandy, Loamy}')`,
    (r) => r.contains('soil_type', '{Sandy, Loamy}'),
    (p) => ['Sandy', 'Loamy'].every((soil) => p.soil_type.includes(soil)),
  ),
  unparsed(`contains('soil_type', ['a"b'])`, (r) => r.contains('soil_type', ['a"b'])),
  unparsed(`contains('growth_stages', {…})`, (r) => r.contains('growth_stages', { name: 'Seed' })),
  unparsed('containedBy(…)', (r) => r.containedBy('soil_type', ['Sandy'])),
  unparsed('overlaps(…)', (r) => r.overlaps('soil_type', ['Sandy'])),
  unparsed('rangeGt(…)', (r) => r.rangeGt('mature_height', '[1,2)')),
  unparsed('rangeGte(…)', (r) => r.rangeGte('mature_height', '[1,2)')),
  unparsed('rangeLt(…)', (r) => r.rangeLt('mature_height', '[1,2)')),
  unparsed('rangeLte(…)', (r) => r.rangeLte('mature_height', '[1,2)')),
  unparsed('rangeAdjacent(…)', (r) => r.rangeAdjacent('mature_height', '[1,2)')),
  unparsed('textSearch(…)', (r) => r.textSearch('plant_name', 'basil')),
  finds(
    `match({ plant_type: 'herb', deer_resistant: true })`,
    (r) => r.match({ plant_type: 'herb', deer_resistant: true }),
    (p) => p.plant_type === 'herb' && p.deer_resistant,
  ),
  finds(
    `not('plant_type', 'in', '(root,herb)')`,
    (r) => r.not('plant_type', 'in', '(root,herb)'),
    (p) => !/^(root|herb)$/.test(p.plant_type),
  ),
  finds(
    `or('id.eq.basil,and(deer_resistant.is.true,plant_type.eq.root)')`,
    (r) => r.or('id.eq.basil,and(deer_resistant.is.true,plant_type.eq.root)'),
    (p) => p.id === 'basil' || (p.deer_resistant && p.plant_type === 'root'),
  ),
  finds(
    `or('plant_name.eq."Basil, (sweet)",id.eq.basil')`,
    (r) => r.or('plant_name.eq."Basil, (sweet)",id.eq.basil'),
    (p) => p.id === 'basil',
  ),
  finds(
    `or('plant_name.eq.5" pot,plant_name.neq.6" pot')`,
    (r) => r.or('plant_name.eq.5" pot,plant_name.neq.6" pot'),
    () => true,
  ),
  refused(`.or('…', { referencedTable: 'relations' })`, [400, '42703'], (r) =>
    r.or('id.eq.1', { referencedTable: 'relations' }),
  ),
  finds(
    `filter('plant_type', 'not.eq', 'herb')`,
    (r) => r.filter('plant_type', 'not.eq', 'herb'),
    (p) => p.plant_type !== 'herb',
  ),
  refused(`.eq('no_such_column', 1)`, [400, '42703'], (r) => r.eq('no_such_column', 1)),
  refused(`.eq('days_to_maturity', 'soon')`, [400, '22P02'], (r) => r.eq('days_to_maturity', 'soon')),
];
