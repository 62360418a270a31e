const OF_WHO_IS_HERE = 'it decides who is here';
const OF_NEWEST = 'it is decided on what is there now, which another page may have changed';
const OF_DEVICE = 'a browser is on or off at its push service, which has the network as well';
const OF_ADDRESS = 'who has the private address depends on it at once';
const IS_KEPT = 'what was typed is kept as a draft until it is sent';

/** Commands that cannot wait for a signal, and why: pressed without one, they say so at once. */
export const callsThatCannotWait: Readonly<Record<string, string>> = {
  'add-note-device': OF_DEVICE,
  'adopt-branch': OF_NEWEST,
  'ask-recovery': OF_WHO_IS_HERE,
  'begin-branch': OF_NEWEST,
  'change-branch': OF_NEWEST,
  'choose-calendar-contents': 'the calendar says so only once it is stored',
  'choose-morning-note': 'a note comes only once it is stored',
  'choose-place': 'all dates are worked out anew by it',
  'delete-account': 'it cannot be taken back',
  'demo-sign-in': OF_WHO_IS_HERE,
  'discard-branch': OF_NEWEST,
  logout: OF_WHO_IS_HERE,
  'make-calendar-address': OF_ADDRESS,
  'open-recovered-session': OF_WHO_IS_HERE,
  'prepare-google-sign-in': OF_WHO_IS_HERE,
  'refresh-session': OF_WHO_IS_HERE,
  'remove-note-device': OF_DEVICE,
  'remove-own-kind': 'what may be planted depends on it at once',
  'remove-plants': 'no page sends it any more',
  'rename-branch': OF_NEWEST,
  'restore-branch': OF_NEWEST,
  'revoke-calendar-address': OF_ADDRESS,
  'save-garden': IS_KEPT,
  'save-own-kind': 'its form stays open until it is stored',
  'save-plants': IS_KEPT,
  'send-contact-message': IS_KEPT,
  'send-example-note': 'is looked at in a moment, or never',
  'sign-out-everywhere': OF_WHO_IS_HERE,
  'verify-google-token': OF_WHO_IS_HERE,
};
