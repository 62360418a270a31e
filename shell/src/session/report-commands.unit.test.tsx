import { commandWatch } from '@planted/api-client/command-watch';
import { alertStore } from '@planted/mfe-kit';
import { reportCommands } from './report-commands';

const shown = () => alertStore.get().flatMap(({ title, leaving }) => (leaving ? [] : [title]));

describe('commands that get no answer', () => {
  beforeAll(reportCommands);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
    globalThis.plantedCommandWatch = undefined;
  });

  it('says that there is no signal only as long as there is none', () => {
    commandWatch()?.unanswered('unknown');
    commandWatch()?.unanswered('not-sent');
    commandWatch()?.unanswered('not-sent');
    expect(shown()).toEqual(['No answer', 'No signal']);
    window.dispatchEvent(new Event('online'));
    expect(shown()).toEqual(['No answer']);
  });
});
