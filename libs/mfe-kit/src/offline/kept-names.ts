import type { QueryKey } from '@tanstack/react-query';

/** Reads that are everybody's: of the catalog. They change with a release. */
const PUBLIC = new Set([
  'plants',
  'season-facts',
  'rotation-facts',
  'varieties',
  'companion-plants',
  'filler-plants',
  'pollinator-plants',
  'organic-pest-control-plants',
]);
/** Reads that are a gardener's. */
const OWN = new Set([
  'dashboard',
  'fetch-branch',
  'fetch-branches',
  'fetch-layout',
  'fetch-morning-note',
  'fetch-own-kinds',
  'fetch-past',
  'fetch-place',
  'fetch-season',
  'garden-activities',
  'garden-analytics',
  'gardens',
  'journal-entries',
  'manager-plants',
  'reminders',
]);
/** A gardener's too, but of no page alone: what is shown does without. */
const BESIDE = new Set(['fetch-morning-note', 'fetch-own-kinds']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isPublic = ([name]: QueryKey): boolean => PUBLIC.has(`${name}`);
/** Whether a page that shows it is something without it. */
export const isBeside = ([name]: QueryKey): boolean => BESIDE.has(`${name}`);

/**
 * What a read is kept as, whose key begins with its name; undefined for one that is not kept. The day that a page asks for
 * is no part of it: without a network there is the last one that was answered.
 */
export function keptName(key: QueryKey): string | undefined {
  const name = `${key[0]}`;
  if (!PUBLIC.has(name) && !OWN.has(name)) return undefined;
  return JSON.stringify(key.filter((part) => typeof part !== 'string' || !DAY.test(part)));
}
