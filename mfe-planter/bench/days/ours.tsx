import '@planted/ui/styles.css';
import { pastKnown, useChosenDay } from '@planted/season-plan';
import { BedDrawing, DaySlider } from '@planted/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { CELL, garden, known, matrix, plan } from './year';

/** The bed of the planter on its day, with its slider. @returns goes to a day */
export function showOurs(root: HTMLElement): Promise<(day: number) => void> {
  return new Promise((resolve) => {
    function Year() {
      const day = useChosenDay({ garden, plan }, known);
      resolve(day.go);
      return (
        <>
          <DaySlider {...day} past={pastKnown(day)} onDay={day.go} />
          <BedDrawing
            matrix={matrix}
            plants={day.plants}
            ghosts={day.ghosts}
            name="Kitchen Bed"
            cell={CELL}
            named
          />
          <output data-shown={day.shown} />
        </>
      );
    }
    createRoot(root).render(
      <QueryClientProvider client={new QueryClient()}>
        <Year />
      </QueryClientProvider>,
    );
  });
}
