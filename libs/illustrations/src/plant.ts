import { colorOr } from './color';
import { formNamed } from './forms';
import { UPRIGHT_HEADS } from './forms/head/upright-head';
import { Pen } from './pen';
import type { Detail } from './strokes';
import { drawPot } from './pot';
import type { Subject } from './subject';
import { group } from './svg';
import type { Markup } from './svg';

export interface Appearance {
  /** A body plan, such as `root` or `vine`; one that is not known is drawn as a clump of leaves. */
  readonly form: string;
  readonly leaf: string;
  readonly accent: string;
  readonly accent2: string | null;
}

/** The part of a plant record that its picture is drawn from. */
export interface DrawablePlant {
  readonly id: string;
  readonly plant_name: string;
  readonly plant_type: string;
  readonly appearance: Appearance;
}

export interface DrawingOptions {
  /** 0 for 32 px and less, else 1. */
  readonly detail?: Detail;
  /** Another seed gives a sister of the same plant. */
  readonly seed?: string;
}

const USUAL_LEAF = '#4f8a4a';
const USUAL_ACCENT = '#e0902a';

const WIDE_FORMS = new Set(['head', 'leafy-rosette']);
const LOW_IN_POT = new Set(['flower-cluster', 'leafy-rosette', 'stalk']);

/**
 * The picture of a plant as SVG elements in a box of 100 by 100: the ground at 92, but the crown of a root at 46
 * and of a bulb at 56. It never throws: an unknown form, id or color gets the usual one.
 */
export function drawPlant(plant: DrawablePlant, { detail = 1, seed }: DrawingOptions = {}): Markup {
  const subject = subjectOf(plant);
  const { form } = plant.appearance;
  const pen = new Pen(seed ?? subject.id, detail);
  const whole = formNamed(form)(pen, subject);
  const drawing =
    WIDE_FORMS.has(form) && !UPRIGHT_HEADS.has(subject.id)
      ? group('translate(4 1) scale(.92)', whole)
      : whole;
  if (!subject.isHousePlant) return drawing;
  const above = LOW_IN_POT.has(form) ? group('translate(13 -2) scale(.74)', drawing) : drawing;
  return above + drawPot(50, 70, 19, 24);
}

function subjectOf({ id, plant_type, appearance }: DrawablePlant): Subject {
  return {
    id: String(id),
    isHousePlant: plant_type === 'house plant',
    leaf: colorOr(appearance.leaf, USUAL_LEAF),
    accent: colorOr(appearance.accent, USUAL_ACCENT),
    accent2: colorOr(appearance.accent2, null),
  };
}
