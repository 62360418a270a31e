/** What else a plant is called in English, as it stands in `data/aliases.json`; one record for each plant. */
export interface AliasFact {
  /** Id of the plant. */
  readonly id: string;
  /** Plurals, and British, American, Indian and other names, in lower case. One name may lead to several plants. */
  readonly other_names: readonly string[];
  /** Common misspellings: searched, never shown. */
  readonly misspelled_names: readonly string[];
}
