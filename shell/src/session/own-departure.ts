let isExpected = false;

/** The gardener is signing out on this page, and need not be told. */
export function expectDeparture(): void {
  isExpected = true;
}

/** Whether the departure that was noticed now is the one that was expected. */
export function takeDeparture(): boolean {
  const wasExpected = isExpected;
  isExpected = false;
  return wasExpected;
}
