let isExpected = false;

/** This page signs the gardener out, so that no alert announces it. */
export function markOwnSignOut(): void {
  isExpected = true;
}

/** Whether the sign-out that was noticed now is the own one; it counts once. */
export function takeOwnSignOut(): boolean {
  const wasExpected = isExpected;
  isExpected = false;
  return wasExpected;
}
