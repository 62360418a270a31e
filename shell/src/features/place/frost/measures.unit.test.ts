import { distanceText, elevationText, temperatureText, unitsOf } from './measures';

describe('measures', () => {
  it('SEA-1 are miles and feet in the United States, kilometers and meters elsewhere', () => {
    expect(['en-US', 'es-US', 'en', 'en-GB', 'de-DE'].map(unitsOf)).toEqual([
      'us',
      'us',
      'metric',
      'metric',
      'metric',
    ]);
    expect(distanceText(6.76, 'us')).toBe('4.2 miles');
    expect(distanceText(1.609, 'us')).toBe('1 mile');
    expect(distanceText(26.4, 'us')).toBe('16 miles');
    expect(distanceText(26.4, 'metric')).toBe('26 km');
    expect(elevationText(329.2, 'us')).toBe('1,080 ft elevation');
    expect(elevationText(329.2, 'metric')).toBe('329 m elevation');
    expect(temperatureText(0, 'us')).toBe('32 °F');
    expect(temperatureText(-4, 'metric')).toBe('−4 °C');
  });
});
