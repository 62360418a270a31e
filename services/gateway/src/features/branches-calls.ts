import {
  adoptBranchCall,
  adoptBranchCommand,
  beginBranchCall,
  beginBranchCommand,
  changeBranchCall,
  changeBranchCommand,
  discardBranchCall,
  discardBranchCommand,
  fetchBranchCall,
  fetchBranchQuery,
  fetchBranchesCall,
  fetchBranchesQuery,
  renameBranchCall,
  renameBranchCommand,
  restoreBranchCall,
  restoreBranchCommand,
} from '@planted/contracts';
import { asIs, passOn } from '../edge/pass-on';

/** The calls of branches, which are one message to the service gardens each. */
export const branchesCalls = [
  passOn(fetchBranchCall, fetchBranchQuery, asIs),
  passOn(fetchBranchesCall, fetchBranchesQuery, asIs),
  passOn(beginBranchCall, beginBranchCommand, asIs, 'save'),
  passOn(renameBranchCall, renameBranchCommand, asIs, 'save'),
  passOn(changeBranchCall, changeBranchCommand, asIs, 'save'),
  passOn(discardBranchCall, discardBranchCommand, asIs, 'save'),
  passOn(restoreBranchCall, restoreBranchCommand, asIs, 'save'),
  passOn(adoptBranchCall, adoptBranchCommand, asIs, 'save'),
];
