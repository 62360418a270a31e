import { defineRemote, lazyPage } from '@planted/mfe-kit';
import { type GardenStyle, gardenStyles } from './garden-styles';

/** A component of its own for each style, so that another style is another drawing and not the same one renamed. */
const pageOf = (style: GardenStyle) =>
  lazyPage(async () => {
    const { default: DesignerPage } = await import('./designer-page');
    return { default: () => <DesignerPage key={style.id} style={style} /> };
  });

export default defineRemote({
  routes: gardenStyles.map((style) => ({ path: style.path, title: style.title, ...pageOf(style) })),
});
