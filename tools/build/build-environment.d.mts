/** Only its effect counts. */
export {};
