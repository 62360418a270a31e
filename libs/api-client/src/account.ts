import { deleteAccountCall, exportAccountCall } from '@planted/contracts';
import { request, requestFile } from './request';

/** Everything that is the gardener's, as one JSON file. @throws ApiError */
export const exportAccount = () => requestFile(exportAccountCall, {});

/** Deletes the account for good. @throws ApiError with the field 'confirm' where the words are not those asked for */
export const deleteAccount = async (confirm: string): Promise<void> => {
  await request(deleteAccountCall, { confirm });
};
