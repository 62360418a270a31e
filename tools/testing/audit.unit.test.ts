import { readAudit } from './audit.mjs';

const report = (high: number, critical: number) =>
  JSON.stringify({
    metadata: { vulnerabilities: { low: 3, high, critical } },
    vulnerabilities: { left: { severity: 'low' }, pad: { severity: 'critical' } },
  });

describe('the audit of what the product runs with', () => {
  it.each([
    [report(0, 1), true, 'npm audit --omit=dev: pad (critical)'],
    [report(0, 0), false, 'No high or critical hole is known in what runs.'],
    ['{"error":{"code":"ENOAUDIT"}}', false, 'Not audited: the registry does not answer npm audit here.'],
    ['', false, 'Not audited: the registry does not answer npm audit here.'],
  ])('reads %s', (output, isBad, told) => {
    expect(readAudit(output)).toEqual({ isBad, told });
  });
});
