/** The calls of the calendar's section, apart from the rest of the client so that they load with it. */
export {
  ApiError,
  chooseCalendarContents,
  fetchCalendarAddress,
  fetchCalendarAddressKey,
  makeCalendarAddress,
  revokeCalendarAddress,
  useFetchCalendarAddress,
  useGardens,
} from '@planted/api-client';
