/** Stands in the id of a variety between that of its plant and its own part: 'zucchini--black-beauty'. */
const BEFORE_VARIETY = '--';

/** Whether an id is that of a variety. */
export const isVarietyId = (plantId: string): boolean => plantId.includes(BEFORE_VARIETY);

const OWN = /--[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether an id is that of a gardener's own kind. */
export const isOwnKindId = (plantId: string): boolean => OWN.test(plantId);

/** An id for a gardener's own kind, which inherits from a plant of the catalog. */
export const ownKindId = (kindId: string, id: string): string => `${kindId}${BEFORE_VARIETY}${id}`;

/** The plant of the catalog that an id is about: a variety's id begins with it, and every other id is its own. */
export const kindIdOf = (plantId: string): string => plantId.split(BEFORE_VARIETY, 1)[0] ?? plantId;
