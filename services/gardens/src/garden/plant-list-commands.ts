import { Inject, Injectable } from '@nestjs/common';
import type { MessageContext } from '@planted/contracts';
import { RefusalError, signedIn } from '@planted/service-kit';
import { FindPlantGarden } from '../read-models/plant-locations/find-plant-garden';
import type { GardenCommand, PlantEntry } from './garden-command';
import { GardenCommands, type GardenOutcome } from './garden-commands';
import { plantNotFound } from './garden-decision';
import { mapSideBySide } from './map-side-by-side';

/** Commands whose list of plants may stand in several of a gardener's gardens: one for each garden, all or none. */
@Injectable()
export class PlantListCommands {
  constructor(
    @Inject(GardenCommands) private readonly gardens: GardenCommands,
    @Inject(FindPlantGarden) private readonly plants: FindPlantGarden,
  ) {}

  /**
   * Every garden is asked before any is changed, so that one plant that cannot be refuses the whole list.
   * @throws RefusalError not-found for the first plant that is not the actor's; whatever a garden refuses.
   */
  async handleEach<Entry extends PlantEntry>(
    entries: readonly Entry[],
    commandFor: (gardenId: string, ofGarden: readonly Entry[]) => GardenCommand,
    context: MessageContext,
  ): Promise<GardenOutcome[]> {
    const byGarden = await this.byGarden(entries, signedIn(context));
    const commands = [...byGarden].map(([id, own]) => [id, commandFor(id, own)] as const);
    if (commands.length > 1)
      await mapSideBySide(commands, ([id, command]) => this.gardens.check(id, command));
    return mapSideBySide(commands, ([id, command]) => this.gardens.handle(id, command, context));
  }

  private async byGarden<Entry extends PlantEntry>(
    entries: readonly Entry[],
    actorId: string,
  ): Promise<Map<string, Entry[]>> {
    const gardens = await this.plants.gardensOf(
      entries.map(({ id }) => id),
      actorId,
    );
    const byGarden = new Map<string, Entry[]>();
    for (const entry of entries) {
      const gardenId = gardens.get(entry.id);
      if (gardenId === undefined) throw new RefusalError(plantNotFound(entry.field));
      const own = byGarden.get(gardenId);
      if (own) own.push(entry);
      else byGarden.set(gardenId, [entry]);
    }
    return byGarden;
  }
}
