const key = 'planted-tutorial-offered';

/** Holds for this page where storage is denied. */
let answeredHere = false;

/** Whether this browser's gardener has taken the tutorial or turned it down. Where storage is denied, it is offered once a page. */
export const tutorialOffer = {
  isAnswered(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return answeredHere;
    }
  },
  answer(): void {
    answeredHere = true;
    try {
      localStorage.setItem(key, 'yes');
    } catch {
      // Denied: answeredHere knows.
    }
  },
};
