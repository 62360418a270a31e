import {
  adoptBranchCall,
  beginBranchCall,
  changeBranchCall,
  discardBranchCall,
  fetchBranchCall,
  fetchBranchesCall,
  renameBranchCall,
  restoreBranchCall,
} from '../http/branches';
import { defineCommand, defineQuery } from '../message';

/** Tries another plan beside a garden (TIM-5). */
export const beginBranchCommand = defineCommand({
  service: 'gardens',
  name: 'begin-branch',
  input: beginBranchCall.request,
  output: beginBranchCall.answer,
});

export const renameBranchCommand = defineCommand({
  service: 'gardens',
  name: 'rename-branch',
  input: renameBranchCall.request,
  output: renameBranchCall.answer,
});

/** Makes the changes of one act in a branch, all or none. */
export const changeBranchCommand = defineCommand({
  service: 'gardens',
  name: 'change-branch',
  input: changeBranchCall.request,
  output: changeBranchCall.answer,
});

export const discardBranchCommand = defineCommand({
  service: 'gardens',
  name: 'discard-branch',
  input: discardBranchCall.request,
  output: discardBranchCall.answer,
});

/** Opens a branch again that was thrown away or adopted. */
export const restoreBranchCommand = defineCommand({
  service: 'gardens',
  name: 'restore-branch',
  input: restoreBranchCall.request,
  output: restoreBranchCall.answer,
});

/** Makes what a branch changes in its garden, as one act. */
export const adoptBranchCommand = defineCommand({
  service: 'gardens',
  name: 'adopt-branch',
  input: adoptBranchCall.request,
  output: adoptBranchCall.answer,
});

/** The open branches of a garden. */
export const fetchBranchesQuery = defineQuery({
  service: 'gardens',
  name: 'fetch-branches',
  input: fetchBranchesCall.request,
  output: fetchBranchesCall.answer,
});

/** One branch, and what adopting it would do now. */
export const fetchBranchQuery = defineQuery({
  service: 'gardens',
  name: 'fetch-branch',
  input: fetchBranchCall.request,
  output: fetchBranchCall.answer,
});
