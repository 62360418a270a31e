const key = 'planted-guest-warning-shown';

/** Whether this browser has shown the warning. Where storage is denied, it is shown once a visit. */
export const guestWarning = {
  wasShown(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  remember(): void {
    try {
      localStorage.setItem(key, 'yes');
    } catch {
      // Denied: closing it holds for this page.
    }
  },
};
