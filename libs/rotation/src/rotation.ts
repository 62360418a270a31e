import { kindIdOf } from '@planted/garden-domain';
import { type Advice, compareAdvice, type Met } from './advice';
import type { BedMemory } from './bed-memory';
import type { RotationFacts, RotationKind, RotationRule } from './rotation-facts';
import { isTroubleOf } from './troubles';

/** A kind that is to be planted. */
export interface ToPlant {
  readonly plantId: string;
  readonly season: number;
  readonly squares: readonly string[];
}

export interface Rotation {
  /**
   * Every reason not to plant a kind there, the best known first. Empty for house plants, and for kinds that are not
   * known. Beds without soil of their own years (containers, indoors, hydroponic) are not to be asked about.
   */
  readonly advise: (memory: BedMemory, toPlant: ToPlant) => Advice[];
  /**
   * For each square in which something relevant stood: the first advice that a plant of one square would have for what
   * stood in that square itself; squares without one are free.
   */
  readonly adviseSquares: (memory: BedMemory, plantId: string, season: number) => ReadonlyMap<string, Advice>;
  /** Ids of the rules that concern a kind once their trouble was seen: what to offer when it failed. */
  readonly troublesOf: (plantId: string) => readonly string[];
}

/** A rule with its words read: which kinds it is about. */
interface Reading {
  readonly rule: Omit<RotationRule, 'crops' | 'hosts' | 'except' | 'cause'> & {
    readonly cause: string | null;
  };
  /** Ids of kinds. */
  readonly hosts: ReadonlySet<string>;
}

/** Reads the rules once for all kinds. A rule about a kind that is not there is kept for the others. */
export function createRotation(facts: RotationFacts, kinds: ReadonlyMap<string, RotationKind>): Rotation {
  const readingsOf = new Map<string, readonly Reading[]>();
  const idsOf = (isMeant: (kind: RotationKind) => boolean): ReadonlySet<string> =>
    new Set([...kinds.values()].filter(isMeant).map(({ id }) => id));
  const names = (words: readonly string[]) => {
    const set = new Set(words);
    return ({ id, family, isHousePlant }: RotationKind): boolean =>
      !isHousePlant && (set.has(id) || set.has(family));
  };
  const rules = facts.rules.map((rule) => {
    const isCrop = names(rule.crops);
    const except = new Set(rule.except);
    const hosts = idsOf(names(rule.hosts));
    return { rule, isCrop: (kind: RotationKind) => isCrop(kind) && !except.has(kind.id), hosts };
  });

  /** By family, for annuals that no rule of precaution is about; flowers and what stays in its place are exempt. */
  function byFamily(kind: RotationKind, own: readonly Reading[]): Reading[] {
    const isKnown = own.some(({ rule }) => rule.applies === 'always' && rule.evidence !== 'tradition');
    const isMeant = (one: RotationKind): boolean => one.isAnnual && !one.isFlower && !one.isHousePlant;
    if (isKnown || !isMeant(kind)) return [];
    const hosts = idsOf((host) => host.family === kind.family && isMeant(host));
    return [{ rule: { ...facts.default, id: 'family', cause: null }, hosts }];
  }

  function readings(plantId: string): readonly Reading[] {
    const known = readingsOf.get(plantId);
    if (known) return known;
    const kind = kinds.get(kindIdOf(plantId));
    const own = kind && !kind.isHousePlant ? rules.filter(({ isCrop }) => isCrop(kind)) : [];
    const all = kind ? [...own, ...byFamily(kind, own)] : [];
    readingsOf.set(plantId, all);
    return all;
  }

  const seen = (memory: BedMemory, { rule, hosts }: Reading): boolean =>
    rule.applies === 'always' ||
    memory.grown.some(
      ({ troubles }, index) =>
        troubles.length > 0 &&
        hosts.has(memory.kindIds[index] ?? '') &&
        troubles.some((text) => isTroubleOf(rule.id, text)),
    );

  /** Whether what stood in a season is too near to plant again in another, or later in the same. What is to come does not count. */
  const isTooNear = (stood: number, season: number, years: number | null): boolean =>
    stood <= season && (years === null || season - stood <= years);

  function adviceOf(
    { rule }: Reading,
    met: ReadonlyMap<string, number> | null,
    where: Advice['where'],
  ): Advice | null {
    if (met === null) return null;
    const { id, cause, years, evidence, source, sentence } = rule;
    const latest = Math.max(...met.values());
    const list: Met[] = [...met].map(([plantId, season]) => ({ plantId, season }));
    list.sort((a, b) => b.season - a.season || (a.plantId < b.plantId ? -1 : 1));
    const freeFrom = years === null ? null : latest + years + 1;
    return { ruleId: id, cause, years, evidence, source, sentence, where, met: list, freeFrom };
  }

  /** The kinds that are met, each with its latest season; null for none, as for most squares. */
  function metBy(
    { rule, hosts }: Reading,
    memory: BedMemory,
    indexes: Iterable<number>,
    season: number,
  ): ReadonlyMap<string, number> | null {
    let met: Map<string, number> | null = null;
    for (const index of indexes) {
      const one = memory.grown[index];
      if (!one || !isTooNear(one.season, season, rule.years) || !hosts.has(memory.kindIds[index] ?? ''))
        continue;
      met ??= new Map();
      met.set(one.plantId, Math.max(met.get(one.plantId) ?? one.season, one.season));
    }
    return met;
  }

  return {
    advise(memory, { plantId, season, squares }) {
      const here = new Set(squares.flatMap((square) => memory.bySquare.get(square) ?? []));
      const everywhere = memory.grown.keys();
      const all = [...everywhere];
      return readings(plantId)
        .flatMap((reading) => {
          if (!seen(memory, reading)) return [];
          const advice =
            adviceOf(reading, metBy(reading, memory, here, season), 'here') ??
            adviceOf(reading, metBy(reading, memory, all, season), 'in-bed');
          return advice ? [advice] : [];
        })
        .toSorted(compareAdvice);
    },
    adviseSquares(memory, plantId, season) {
      const relevant = readings(plantId).filter((reading) => seen(memory, reading));
      const found = new Map<string, Advice>();
      for (const [square, there] of memory.bySquare) {
        const advice = relevant.flatMap((reading) => {
          const one = adviceOf(reading, metBy(reading, memory, there, season), 'here');
          return one ? [one] : [];
        });
        const [first] = advice.sort(compareAdvice);
        if (first) found.set(square, first);
      }
      return found;
    },
    troublesOf: (plantId) =>
      readings(plantId)
        .filter(({ rule }) => rule.applies === 'once-seen')
        .map(({ rule }) => rule.id),
  };
}
