import { firstSpanOf, readTraceparent, writeTraceparent } from './trace-ids';

describe('where a request’s trace begins', () => {
  it('follows from its correlation id, which is the trace’s own where it is a uuid', () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(firstSpanOf(id).traceId).toBe('0f8fad5bd9cb469fa16570867728950e');
    expect(firstSpanOf(id)).toEqual(firstSpanOf(id));
    expect(firstSpanOf(id).spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(firstSpanOf('another').traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(firstSpanOf('another').spanId).not.toBe(firstSpanOf('a third').spanId);
  });

  it('crosses to another process and back, and nothing else is taken for it', () => {
    const place = firstSpanOf('a request');
    expect(readTraceparent(writeTraceparent(place, 1))).toEqual(place);
    for (const wrong of [
      undefined,
      '',
      'gardens',
      `00-${place.traceId}-1-01`,
      `${writeTraceparent(place, 1)}-x`,
    ])
      expect(readTraceparent(wrong)).toBeUndefined();
  });
});
