import type { Plant } from '@planted/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The plant table: every field of a plant record is a column of its own. It has no owner: it is the same for everybody.
 * Figures with fractions are double precision, since pg reads `numeric` as text.
 */
@Entity({ name: 'plants', schema: 'catalogue' })
export class PlantEntity implements Plant {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'plants_pkey' }) id!: string;

  /** Ordered by code point, so that the order is the same on every server. */
  @Index('plants_by_name', { unique: true })
  @Column({ type: 'text', collation: 'C' })
  plant_name!: string;

  @Column('text', { nullable: true }) scientific_name!: string | null;
  @Column('text') plant_type!: Plant['plant_type'];
  @Column('text') crop_type!: string;
  @Column('text') lifecycle!: string;
  @Column('text', { array: true }) tags!: string[];
  @Column('text', { nullable: true }) short_description!: string | null;
  @Column('text', { nullable: true }) long_description!: string | null;
  @Column('text') plant_image_url!: string;
  @Column('text') optimized_plant_image_url!: string;
  @Column('integer') days_to_maturity!: number;
  @Column('integer', { nullable: true }) days_to_maturity_min!: number | null;
  @Column('integer', { nullable: true }) days_to_maturity_max!: number | null;
  @Column('integer') planting_width!: number;
  @Column('integer') planting_height!: number;
  @Column('double precision') mature_height!: number;
  @Column('double precision') mature_width!: number;
  @Column('text') plant_size!: string;
  @Column('double precision', { nullable: true }) plants_per_square_foot!: number | null;
  @Column('double precision', { nullable: true }) spacing_inches!: number | null;
  @Column('text') sunlight!: string;
  @Column('text', { array: true }) soil_type!: string[];
  @Column('text') soil_ph!: string;
  @Column('text') water_needs!: string;
  @Column('double precision') water_frequency!: number;
  @Column('double precision') water_per_application!: number;
  @Column('text') watering_schedule!: string;
  @Column('text') drought_tolerance!: string;
  @Column('text') shade_tolerance!: string;
  @Column('text') humidity_tolerance!: string;
  @Column('text') heat_tolerance!: string;
  @Column('text') frost_tolerance!: string;
  @Column('text') canopy_density!: string;
  @Column('text') growth_speed!: string;
  @Column('text', { array: true }) hardiness_zones!: string[];
  @Column('text') hardiness_range!: string;
  @Column('double precision') temperature_min!: number;
  @Column('double precision') temperature_max!: number;
  @Column('text', { array: true }) planting_season!: string[];
  @Column('text', { nullable: true }) start_indoors!: string | null;
  @Column('text', { nullable: true }) transplant_time!: string | null;
  @Column('text') storage_life!: string;
  @Column('jsonb') growth_stages!: Plant['growth_stages'];
  @Column('text', { array: true }) companion_plants!: string[];
  @Column('text', { array: true }) avoid_plants!: string[];
  @Column('text') amazon_purchase_link!: string;
  @Column('text') leaf_color!: string;
  @Column('text') accent_color!: string;
  @Column('text', { array: true, default: [] }) other_names!: string[];
  @Column('text', { array: true, default: [] }) misspelled_names!: string[];
  @Column('boolean') pollinator_friendly!: boolean;
  @Column('boolean') organic_pest_control!: boolean;
  @Column('boolean') good_for_preserving!: boolean;
  @Column('boolean') pet_safe_non_toxic!: boolean;
  @Column('boolean') continuously_harvestable!: boolean;
  @Column('boolean') self_pollinating!: boolean;
  @Column('boolean') container_friendly!: boolean;
  @Column('boolean') deer_resistant!: boolean;
  @Column('boolean') provides_ground_cover!: boolean;
  @Column('boolean') is_climbing_or_vining_plant!: boolean;
  @Column('boolean') nitrogen_fixer!: boolean;
  @Column('boolean') provides_wildlife_cover!: boolean;
  @Column('boolean') single_harvest!: boolean;
  @Column('boolean') medicinal_properties!: boolean;
  @Column('boolean') ornamental_foliage!: boolean;
  @Column('boolean') fragrant_flowers!: boolean;
  @Column('boolean') edible_flowers!: boolean;
  @Column('boolean') good_companion_plant!: boolean;
}
