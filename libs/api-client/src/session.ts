import {
  clientConfigCall,
  demoSignInCall,
  logoutCall,
  meCall,
  type User,
  verifyGoogleTokenCall,
} from '@planted/contracts';
import { request } from './request';

export const fetchMe = async (): Promise<User> => (await request(meCall, {})).user;

export const logOut = async (): Promise<void> => {
  await request(logoutCall, {});
};

/** @throws ApiError with the server's error, else 'Login failed' (1 §8). */
export const verifyGoogleToken = async (token: string): Promise<User> =>
  (await request(verifyGoogleTokenCall, { token }, { refusalText: 'Login failed' })).user;

export const demoSignIn = async (name?: string): Promise<User> =>
  (await request(demoSignInCall, name ? { name } : {})).user;

export const fetchClientConfig = () => request(clientConfigCall, {});
