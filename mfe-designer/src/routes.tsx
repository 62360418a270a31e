import { defineRemote } from '@planted/mfe-kit';
import { lazy } from 'react';
import { type GardenStyle, gardenStyles } from './garden-styles';

const designer = () => import('./designer-page');
const DesignerPage = lazy(designer);

/** A component of its own for each style, so that another style is another drawing and not the same one renamed. */
function pageOf(style: GardenStyle) {
  return function GardenStylePage() {
    return <DesignerPage key={style.id} style={style} />;
  };
}

export default defineRemote({
  routes: gardenStyles.map((style) => ({
    path: style.path,
    title: style.title,
    Component: pageOf(style),
    load: designer,
  })),
});
