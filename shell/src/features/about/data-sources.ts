export interface DataSource {
  readonly name: string;
  readonly usedFor: string;
  /** The credit, as its license asks for it, and the license. */
  readonly credit: string;
  readonly license: string;
  readonly address?: string;
}

/** What the climate of places is made of; libs/climate-data/README.md has it in full. */
export const climateSources: readonly DataSource[] = [
  {
    name: 'US Climate Normals 1981–2010',
    usedFor: 'Frost dates and monthly temperatures of weather stations in the United States',
    credit: 'NOAA National Centers for Environmental Information (NCEI)',
    license: 'Public domain',
    address: 'https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals',
  },
  {
    name: 'GeoNames',
    usedFor: 'Towns of the world, their positions, heights and other names',
    credit: '© GeoNames',
    license: 'CC BY 4.0',
    address: 'https://www.geonames.org/',
  },
  {
    name: 'Met Office historic station data',
    usedFor: '34 places in the United Kingdom',
    credit: 'Contains Met Office data licensed under the Open Government Licence v3.0',
    license: 'Open Government Licence v3.0',
    address: 'https://www.metoffice.gov.uk/research/climate/maps-and-data/historic-station-data',
  },
  {
    name: 'CHELSA',
    usedFor: 'Corrections for height in mountains',
    credit: 'Karger et al. 2017, Climatologies at high resolution for the earth’s land surface areas',
    license: 'CC BY 4.0',
    address: 'https://chelsa-climate.org/',
  },
  {
    name: 'CRU CL 2.0',
    usedFor: 'Monthly temperatures of places outside the United States, interpolated, shifted and rounded',
    credit: 'New, Lister, Hulme and Makin 2002, Climatic Research Unit',
    license: 'Free to use with citation; to be confirmed',
    address: 'https://crudata.uea.ac.uk/cru/data/hrg/',
  },
  {
    name: 'ZIP codes',
    usedFor: 'The middle of each group of ZIP codes by its first three digits',
    credit: 'npm package zipcodes, from federalgovernmentzipcodes.us',
    license: 'BSD-3-Clause; terms of the data to be confirmed',
  },
];

export const estimates: readonly { readonly what: string; readonly how: string }[] = [
  {
    what: 'The 10% dates of US stations',
    how: 'Stations publish the dates at 50% and 90%. That at 10% is as far on the other side of the one at 50%. The records are of 1981–2010; spring now comes about 6 days earlier.',
  },
  {
    what: 'Frost dates outside the United States',
    how: 'They are worked out from monthly temperatures of about 1991–2020, by a rule fitted to 4,830 US stations. Only the 34 places in the United Kingdom rest on published counts of frost.',
  },
  {
    what: 'How often frost comes where it is rare',
    how: 'A rough share of winters, which may be off by two winters in ten.',
  },
  {
    what: 'Towns',
    how: 'A town stands for its outskirts: its center has one to three more weeks without frost. A hollow has frost two weeks longer, a walled garden two weeks less.',
  },
];

export const checks: readonly { readonly where: string; readonly last: string; readonly first: string }[] = [
  { where: 'US stations, each left out in turn', last: '4 and 14 days', first: '4 and 14 days' },
  { where: '16 cities in Europe', last: '6 and 12 days', first: '4 and 16 days' },
  { where: '25 stations of the Met Office', last: '11 and 29 days', first: '8 and 25 days' },
];

export const toConfirm: readonly string[] = [
  'No license text of CRU CL 2.0 was found. It was published for free use with citation, and a sister product is under the Open Government Licence v3.0. All that rests on it is in one file, which can be replaced.',
  'The terms of the ZIP code points are not stated. Without them only the search by ZIP code would go.',
];
