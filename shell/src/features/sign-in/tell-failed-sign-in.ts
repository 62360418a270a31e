import { openSignIn } from '@planted/mfe-kit';
import { googleFailedText } from './sign-in-words';

/** For a gardener who is back from the provider's own page, and not signed in. */
export const tellFailedSignIn = (): void => openSignIn({ type: 'other', error: googleFailedText });
