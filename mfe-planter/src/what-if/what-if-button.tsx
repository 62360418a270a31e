import { useNavigate, useStore } from '@planted/mfe-kit';
import { Button, Card, Pencil } from '@planted/ui';
import { useSyncExternalStore } from 'react';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import { whatIfPath } from './addresses';

/** The way to other plans of a saved garden; they begin with it as it is saved. */
export function WhatIfButton({ saved }: { readonly saved: SavedGarden }) {
  const { planter } = useStore(saved);
  const isChanged = useSyncExternalStore(planter.subscribe, saved.isChanged);
  const navigate = useNavigate();
  return (
    <Card>
      <Button
        icon={Pencil}
        aria-disabled={isChanged}
        onClick={() => !isChanged && void navigate(whatIfPath(saved.gardenId))}
      >
        Try Another Plan
      </Button>
      <p className="small soft">
        {isChanged
          ? 'Save your changes first.'
          : 'A draft beside your garden, which stays as it is until you adopt it.'}
      </p>
    </Card>
  );
}
