import type { UsFrostFile, UsTemperaturesFile } from './climate-files';
import type { Point } from './place';

/** A US weather station: the days at 50%, and how many days lie between those of 50% and 90%. */
export interface FrostStation extends Point {
  readonly elevation: number;
  readonly lastFrost: number;
  readonly lastSpread: number;
  readonly firstFrost: number;
  readonly firstSpread: number;
}

/** A US weather station's mean daily minimum and maximum, °C, January to December. */
export interface TemperatureStation extends Point {
  readonly elevation: number;
  readonly minimum: readonly number[];
  readonly maximum: readonly number[];
}

/** Needed for places in the USA only. */
export interface StationRecords {
  readonly frost: readonly FrostStation[];
  readonly temperatures: readonly TemperatureStation[];
}

/** Reads `frost-us-compact.json` and `temps-us.json`. */
export const readStationRecords = (frost: UsFrostFile, temperatures: UsTemperaturesFile): StationRecords => ({
  frost: frostStations(frost),
  temperatures: temperatures.stations.map(temperatureStation),
});

function frostStations(file: UsFrostFile): FrostStation[] {
  const at = (column: readonly number[], row: number): number => column[row] ?? Number.NaN;
  let [latitude, longitude] = [0, 0];
  return Array.from({ length: file.n }, (_, row) => {
    latitude += at(file.dlat, row);
    longitude += at(file.dlon, row);
    return {
      latitude: latitude / 100,
      longitude: longitude / 100,
      elevation: at(file.elev10, row) * 10,
      lastFrost: at(file.l50, row),
      lastSpread: at(file.dl, row),
      firstFrost: at(file.f50, row),
      firstSpread: at(file.df, row),
    };
  });
}

function temperatureStation(row: UsTemperaturesFile['stations'][number]): TemperatureStation {
  const [, latitude, longitude, elevation, minimum, maximum] = row;
  if (typeof minimum !== 'object' || typeof maximum !== 'object')
    throw new TypeError('a station of temps-us.json without temperatures');
  return {
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevation: Number(elevation),
    minimum,
    maximum,
  };
}
