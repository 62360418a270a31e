const key = 'planted-guest-warning-shown';

/** Holds for this page where storage is denied. */
let closedHere = false;

/** Whether this browser has shown the warning. Where storage is denied, it is shown once a page. */
export const guestWarning = {
  wasShown(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return closedHere;
    }
  },
  remember(): void {
    closedHere = true;
    try {
      localStorage.setItem(key, 'yes');
    } catch {
      // Denied: closedHere knows.
    }
  },
};
