import { PostgrestClient } from '@supabase/postgrest-js';
import { type Plant, plant } from '@planted/contracts';
import { type SignInProduct, startSignInProduct } from './testing/start-sign-in-product';

let product: SignInProduct;
let table: Plant[];
beforeAll(async () => {
  product = await startSignInProduct();
  const { data } = await plants().select('*').order('plant_name', { ascending: true });
  table = plant.array().parse(data);
});
afterAll(() => product.stop());

const client = (headers: Record<string, string> = {}) =>
  new PostgrestClient(`${product.origin}/rest/v1`, { headers });
const plants = () => client().from('plants');
const names = (rows: readonly { plant_name: string }[] | null) => rows?.map(({ plant_name }) => plant_name);
const namesOf = (isWanted: (plant: Plant) => boolean) => names(table.filter(isWanted));
const byName = () => plants().select('plant_name').order('plant_name');

describe('@supabase/postgrest-js, unchanged, reads the plant table', () => {
  it('API-1 in all fields by name, and in some under other names', async () => {
    expect(table.length).toBeGreaterThan(50);
    expect(names(table)).toEqual(names(table)?.toSorted());
    const { data } = await plants().select('id, name:plant_name').eq('id', 'basil');
    expect(data).toEqual([{ id: 'basil', name: 'Sweet Basil' }]);
  });

  it.each([
    ['eq', () => byName().eq('plant_type', 'herb'), (p: Plant) => p.plant_type === 'herb'],
    ['neq', () => byName().neq('plant_type', 'herb'), (p: Plant) => p.plant_type !== 'herb'],
    ['gt', () => byName().gt('days_to_maturity', 80), (p: Plant) => p.days_to_maturity > 80],
    ['gte', () => byName().gte('planting_width', 2), (p: Plant) => p.planting_width >= 2],
    [
      'lt, lte',
      () => byName().lt('mature_height', 20.5).lte('mature_height', 20),
      (p: Plant) => p.mature_height <= 20,
    ],
    [
      'in',
      () => byName().in('plant_type', ['root', 'leafy green']),
      (p: Plant) => ['root', 'leafy green'].includes(p.plant_type),
    ],
    ['is', () => byName().is('pollinator_friendly', true), (p: Plant) => p.pollinator_friendly],
    ['not is', () => byName().not('scientific_name', 'is', null), (p: Plant) => p.scientific_name !== null],
    ['like', () => byName().like('plant_name', 'B%'), (p: Plant) => p.plant_name.startsWith('B')],
    ['ilike', () => byName().ilike('plant_name', '%bean%'), (p: Plant) => /bean/i.test(p.plant_name)],
    [
      'cs',
      () => byName().contains('soil_type', ['Sandy', 'Loamy']),
      (p: Plant) => ['Sandy', 'Loamy'].every((soil) => p.soil_type.includes(soil)),
    ],
    [
      'or',
      () => byName().or('plant_type.eq.root,and(deer_resistant.is.true,days_to_maturity.lt.60)'),
      (p: Plant) => p.plant_type === 'root' || (p.deer_resistant && p.days_to_maturity < 60),
    ],
    [
      'a value with a comma',
      () => byName().or('plant_name.eq."Basil, (sweet)",id.eq.basil'),
      (p: Plant) => p.id === 'basil',
    ],
  ] as const)('FIND-2 with the filter %s', async (_, read, isWanted) => {
    const { data, error } = await read();
    expect(error).toBeNull();
    expect(names(data)).toEqual(namesOf(isWanted));
  });

  it('API-1 in pages, with the count of all, or the count alone', async () => {
    const page = await plants()
      .select('plant_name', { count: 'exact' })
      .order('plant_name', { ascending: false })
      .range(10, 14);
    expect([page.status, page.count]).toEqual([206, table.length]);
    expect(names(page.data)).toEqual(names(table)?.toReversed().slice(10, 15));
    const head = await plants().select('*', { count: 'exact', head: true }).eq('plant_type', 'herb');
    expect([head.data, head.count]).toEqual([null, namesOf((p) => p.plant_type === 'herb')?.length]);
    const beyond = await plants().select('*', { count: 'exact' }).range(9000, 9010);
    expect(beyond.error?.code).toBe('PGRST103');
    const byHeader = await fetch(`${product.origin}/rest/v1/plants?select=id&order=id`, {
      headers: { range: '0-1' },
    });
    expect([byHeader.headers.get('content-range'), ((await byHeader.json()) as unknown[]).length]).toEqual([
      '0-1/*',
      2,
    ]);
  });

  it('API-1 as one row, and says when there is not one', async () => {
    expect((await plants().select('id').eq('id', 'basil').single()).data).toEqual({ id: 'basil' });
    expect((await plants().select('id').single()).error).toMatchObject({ code: 'PGRST116' });
    expect((await plants().select('id').eq('id', 'none').maybeSingle()).data).toBeNull();
  });

  it.each([
    'select=password',
    'select=*,plants(*)',
    'select=id::text',
    'order=nothing.asc',
    'nothing=eq.1',
    'id=regexp.x',
    'id=eq',
    'days_to_maturity=eq.x',
    'soil_type=eq.x',
    'pollinator_friendly=is.maybe',
    'or=(id.eq.1',
    'or=(((((((id.eq.1)))))))',
    'limit=-1',
    'limit=1%3Bdrop%20table',
    'id%22%20or%201%3D1--=eq.1',
  ])('API-1 refuses %s with 400 in the shape that the client reads', async (query) => {
    const response = await fetch(`${product.origin}/rest/v1/plants?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: expect.any(String),
      code: expect.any(String),
      message: expect.any(String),
      hint: null,
    });
  });

  it('API-1 finds nothing for SQL in a value, and is read-only', async () => {
    const { data, error } = await plants()
      .select('id')
      .eq('id', `x' or '1'='1`)
      .or(`id.eq."'; drop table catalogue.plants; --"`);
    expect([data, error]).toEqual([[], null]);
    for (const change of [
      plants().insert({ id: 'x' }),
      plants().update({ id: 'x' }).eq('id', 'basil'),
      plants().delete().eq('id', 'basil'),
    ])
      expect((await change).status).toBeGreaterThanOrEqual(400);
    expect((await plants().select('*', { count: 'exact', head: true })).count).toBe(table.length);
  });
});

describe('the users table', () => {
  it('AUTH-7 answers the caller’s own row only, and nothing without a token that is believed', async () => {
    const [ada] = [await product.signedIn('Ada'), await product.signedIn('Grace')];
    const asAda = client({ authorization: `Bearer ${ada.session.access_token}` });
    const { data } = await asAda.from('users').select('*');
    expect(data).toEqual([
      {
        id: ada.session.user.id,
        given_name: 'Ada',
        profile_picture_url: null,
        created_at: expect.any(String),
      },
    ]);
    expect((await asAda.from('users').select('name:given_name').single()).data).toEqual({ name: 'Ada' });
    expect((await asAda.from('users').select('*').eq('given_name', 'Grace')).status).toBe(400);
    const answer = await fetch(`${product.origin}/rest/v1/users`, {
      headers: { authorization: `Bearer ${ada.session.access_token}` },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const unbelieved: Record<string, string>[] = [{}, { authorization: 'Bearer x.y.z' }];
    for (const headers of unbelieved)
      expect(await client(headers).from('users').select('*')).toMatchObject({ status: 401, data: null });
  });
});
