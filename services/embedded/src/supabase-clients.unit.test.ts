import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authCalls } from './testing/supabase/auth-calls';
import { toLine } from './testing/supabase/client-call';
import { otherCalls, readCalls } from './testing/supabase/data-calls';
import { filterCalls } from './testing/supabase/filter-calls';
import { unsupportedAuthCalls } from './testing/supabase/unsupported-auth-calls';

const PAGE = join(import.meta.dirname, '../../../docs/supabase-clients.md');

describe('docs/supabase-clients.md', () => {
  it('has the calls that are tested, and what they come to', () => {
    const inPage = readFileSync(PAGE, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const tested = [...readCalls, ...filterCalls, ...otherCalls, ...authCalls, ...unsupportedAuthCalls];
    expect(inPage).toEqual(tested.map(toLine));
  });
});
