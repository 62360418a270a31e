import { completeOptions, DEFAULT_OPTIONS } from './options';

describe('the options of auto-planting', () => {
  it('AUTO-1 have the defaults of 2 §9', () => {
    expect(DEFAULT_OPTIONS).toEqual({
      autoFillEmpty: true,
      onlyUserSelected: true,
      strictCounts: true,
      useFullSpace: true,
      prioritizePollinators: true,
      strictCompanions: false,
      maximizeYieldPlantingVariance: 0.2,
      plantingVariance: 20,
      goodCompanionMultiplier: 10,
      moderateCompanionMultiplier: 2,
      badCompanionMultiplier: 15,
      companionRandomness: 0.1,
      pollinatorRatio: 30,
      diversityFactor: 70,
      clusterSize: 3,
      pestControlRatio: 20,
      minSpacing: 2,
      maxSpacing: 8,
      // Not of 2 §9, where rotation is a stub (TIM-3).
      rotationWeight: 10,
      northWeight: 50,
      badNeighborWeight: 100,
      blockWeight: 100,
      climberWeight: 60,
      spreadWeight: 20,
      reachWeight: 10,
      waterZoneWeight: 20,
    });
  });

  it('AUTO-1 have one unit each: ratios in percent, spacings in feet, the yield variance as a share', () => {
    expect(completeOptions({ pestControlRatio: 0.2, plantingVariance: 0.2 })).toMatchObject({
      pestControlRatio: 0.2,
      plantingVariance: 0.2,
    });
    expect(completeOptions({ maximizeYieldPlantingVariance: 20 }).maximizeYieldPlantingVariance).toBe(1);
    expect(completeOptions({ minSpacing: 2.9, maxSpacing: 1e9 })).toMatchObject({
      minSpacing: 2,
      maxSpacing: 50,
    });
  });

  it('keep to the bounds of 2 §5, and take the default for what is missing or no number', () => {
    expect(completeOptions({ goodCompanionMultiplier: 99, badCompanionMultiplier: -1 })).toMatchObject({
      goodCompanionMultiplier: 20,
      badCompanionMultiplier: 0,
    });
    expect(completeOptions({ clusterSize: Number.NaN, minSpacing: undefined })).toEqual(DEFAULT_OPTIONS);
  });
});
