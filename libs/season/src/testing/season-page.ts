import { referenceTable } from '../reference/reference-table';
import { readCatalog } from './read-catalog';

const HEAD = `# Planting times in twelve places

Made by \`node tools/docs/season-table.mjs\` from the catalog's facts and [libs/season](../libs/season/README.md); a test keeps it current. It is here to be read by gardeners: what looks wrong here is wrong on every screen.

In a cell: **S** sow in place, **P** plant out (what is sown indoors was sown some weeks before), **F** plant in fall for the next year; first and last day; in brackets what decides the first day; after the arrow the first harvest or bloom, of perennials the harvest, give or take three weeks. In italics why a kind does not grow in the open there. Christchurch, Nairobi and Quito are south of the equator.

`;

/** The page docs/season-table.md. */
export function seasonPage(root: string): string {
  const { crops, places } = readCatalog(root);
  return `${HEAD}${referenceTable(places, crops)}\n`;
}
