const STATES: Readonly<Record<string, string>> = {
  AK: 'Alaska',
  AL: 'Alabama',
  AR: 'Arkansas',
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MS: 'Mississippi',
  MT: 'Montana',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
};

/** Codes and short forms that people write, by what they mean. */
const COUNTRY_CODES: Readonly<Record<string, string>> = {
  ...{
    uk: 'gb',
    england: 'gb',
    scotland: 'gb',
    wales: 'gb',
    britain: 'gb',
    holland: 'nl',
    korea: 'kr',
    usa: 'us',
  },
  america: 'us',
};

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** 'Wisconsin' of 'WI'. */
export const stateName = (state: string): string => STATES[state] ?? state;

/** 'United Kingdom' of 'GB'. */
export const regionName = (country: string): string => countries.of(country) ?? country;

/** The two letters of what people call a country, lower case, 'gb' of 'england'; the text itself where it is no such name. */
export const countryCode = (folded: string): string => COUNTRY_CODES[folded] ?? folded;
