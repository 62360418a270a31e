import { Injectable } from '@nestjs/common';
import { loadPlaceFiles, loadStationFiles } from '@planted/climate-data';
import type { PlaceChoice } from '@planted/contracts';
import {
  type Climate,
  climateAt,
  climateOfOwnDates,
  needsStations,
  type PlaceRecords,
  readPlaceRecords,
  readStationRecords,
  type StationRecords,
} from '@planted/season';

type Chosen = NonNullable<PlaceChoice>;

export type ClimateAsked =
  | { readonly ok: true; readonly climate: Climate | null }
  /** A field of the choice that cannot be, and why. */
  | { readonly ok: false; readonly field: string; readonly reason: string };

/** Works out climates by the shipped records, which are read when the first is asked for. */
@Injectable()
export class PlaceClimates {
  private places: Promise<PlaceRecords> | undefined;
  private stations: Promise<StationRecords> | undefined;

  /** The climate of a choice; null of neither place nor own dates. */
  async climateOf({ place, ownDates }: Chosen): Promise<ClimateAsked> {
    const base = place && (await this.at(place));
    if (!ownDates) return { ok: true, climate: base };
    const own = climateOfOwnDates(ownDates, base);
    if (own.ok) return own;
    const { field, reason } = own.problem;
    return { ok: false, field: `ownDates.${field}`, reason };
  }

  /** Whether a town is one of the shipped lists. */
  async isListed(town: string): Promise<boolean> {
    return (await this.readPlaces()).byKey.has(town);
  }

  private async at(place: NonNullable<Chosen['place']>): Promise<Climate> {
    const places = await this.readPlaces();
    const stations = needsStations(place, places) ? await this.readStations() : null;
    const climate = climateAt(place, { places, stations });
    const sources = climate.sources.map((source) => ({ ...source, distance: tenth(source.distance) }));
    return { ...climate, sources };
  }

  private readPlaces(): Promise<PlaceRecords> {
    this.places ??= loadPlaceFiles().then(({ us, world }) => readPlaceRecords(us, world));
    return this.places;
  }

  private readStations(): Promise<StationRecords> {
    this.stations ??= loadStationFiles().then(({ frost, temperatures }) =>
      readStationRecords(frost, temperatures),
    );
    return this.stations;
  }
}

const tenth = (kilometers: number): number => Math.round(kilometers * 10) / 10;
