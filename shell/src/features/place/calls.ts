/** The calls of the place page, apart from the rest of the client so that they load with it. */
export {
  ApiError,
  choosePlace,
  fetchPlace,
  fetchPlaceKey,
  useFetchPlace,
  useGardens,
} from '@planted/api-client';
