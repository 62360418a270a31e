import { addressFromSearch, addressToSearch } from './season-address';

describe('the address of the season', () => {
  it('keeps every choice', () => {
    const search = 'group=kind&show=month&season=2026&part=4&bed=b1&only=harvest&finished=no&step=p1%3Asow';
    expect(String(addressToSearch(addressFromSearch(new URLSearchParams(search))))).toBe(search);
  });

  it('is short where nothing was chosen, and takes what is no choice for none', () => {
    for (const search of ['', 'group=moon&show=week&season=10000&part=12&only=x&step=p1:dance'])
      expect(String(addressToSearch(addressFromSearch(new URLSearchParams(search))))).toBe('');
  });
});
