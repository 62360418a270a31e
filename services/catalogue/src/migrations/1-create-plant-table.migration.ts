import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The plant table, the relations between plants, and the hash of the facts that fill them. */
export class CreatePlantTable1795000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema if not exists catalogue;

      create table catalogue.plants (
        id text not null constraint plants_pkey primary key,
        plant_name text collate "C" not null,
        scientific_name text,
        plant_type text not null,
        crop_type text not null,
        lifecycle text not null,
        tags text[] not null,
        short_description text,
        long_description text,
        plant_image_url text not null,
        optimized_plant_image_url text not null,
        days_to_maturity integer not null,
        days_to_maturity_min integer,
        days_to_maturity_max integer,
        planting_width integer not null,
        planting_height integer not null,
        mature_height double precision not null,
        mature_width double precision not null,
        plant_size text not null,
        plants_per_square_foot double precision,
        spacing_inches double precision,
        sunlight text not null,
        soil_type text[] not null,
        soil_ph text not null,
        water_needs text not null,
        water_frequency double precision not null,
        water_per_application double precision not null,
        watering_schedule text not null,
        drought_tolerance text not null,
        shade_tolerance text not null,
        humidity_tolerance text not null,
        heat_tolerance text not null,
        frost_tolerance text not null,
        canopy_density text not null,
        growth_speed text not null,
        hardiness_zones text[] not null,
        hardiness_range text not null,
        temperature_min double precision not null,
        temperature_max double precision not null,
        planting_season text[] not null,
        start_indoors text,
        transplant_time text,
        storage_life text not null,
        growth_stages jsonb not null,
        companion_plants text[] not null,
        avoid_plants text[] not null,
        amazon_purchase_link text not null,
        leaf_color text not null,
        accent_color text not null,
        pollinator_friendly boolean not null,
        organic_pest_control boolean not null,
        good_for_preserving boolean not null,
        pet_safe_non_toxic boolean not null,
        continuously_harvestable boolean not null,
        self_pollinating boolean not null,
        container_friendly boolean not null,
        deer_resistant boolean not null,
        provides_ground_cover boolean not null,
        is_climbing_or_vining_plant boolean not null,
        nitrogen_fixer boolean not null,
        provides_wildlife_cover boolean not null,
        single_harvest boolean not null,
        medicinal_properties boolean not null,
        ornamental_foliage boolean not null,
        fragrant_flowers boolean not null,
        edible_flowers boolean not null,
        good_companion_plant boolean not null
      );
      create unique index plants_by_name on catalogue.plants (plant_name);

      create table catalogue.plant_relations (
        a text not null constraint plant_relations_a_fkey references catalogue.plants (id),
        b text not null constraint plant_relations_b_fkey references catalogue.plants (id),
        relation text not null check (relation in ('good', 'moderate', 'bad')),
        mechanism text not null,
        reason text not null,
        evidence text not null check (evidence in ('trial', 'observed', 'tradition')),
        constraint plant_relations_pkey primary key (a, b)
      );
      create index plant_relations_by_b on catalogue.plant_relations (b);

      create table catalogue.loaded_facts (
        only_row boolean default true constraint loaded_facts_pkey primary key check (only_row),
        content_hash text not null,
        loaded_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema catalogue cascade');
  }
}
