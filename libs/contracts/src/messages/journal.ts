import { z } from 'zod';
import { changed } from '../correction';
import {
  addJournalEntryCall,
  fetchJournalEntriesCall,
  correctJournalEntryCall,
  withdrawJournalEntryCall,
  restoreJournalEntryCall,
} from '../http/journal';
import { defineCommand, defineQuery } from '../message';
import { uuid } from '../text';

export const fetchJournalEntriesQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-journal-entries',
  input: fetchJournalEntriesCall.request,
  output: fetchJournalEntriesCall.answer,
});

export const addJournalEntryCommand = defineCommand({
  service: 'tracking',
  name: 'add-journal-entry',
  input: addJournalEntryCall.request,
  output: z.object({ id: uuid }),
});

/** Corrects a journal entry; what it said before stays in its history. */
export const correctJournalEntryCommand = defineCommand({
  service: 'tracking',
  name: 'correct-journal-entry',
  input: correctJournalEntryCall.request,
  output: changed,
});

/** Takes a journal entry back. */
export const withdrawJournalEntryCommand = defineCommand({
  service: 'tracking',
  name: 'withdraw-journal-entry',
  input: withdrawJournalEntryCall.request,
  output: changed,
});

/** Brings a journal entry back that was taken back. */
export const restoreJournalEntryCommand = defineCommand({
  service: 'tracking',
  name: 'restore-journal-entry',
  input: restoreJournalEntryCall.request,
  output: changed,
});
