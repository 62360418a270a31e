/** The calls of the note's section, apart from the rest of the client so that they load with it. */
export {
  addNoteDevice,
  ApiError,
  chooseMorningNote,
  fetchMorningNote,
  fetchMorningNoteKey,
  removeNoteDevice,
  sendExampleNote,
  useFetchMorningNote,
} from '@planted/api-client';
