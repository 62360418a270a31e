import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type GardenRow, gardenRowOf, saveGardenCommand } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { GardenCommands } from '../../garden/garden-commands';

export class SaveGardenCommand extends requestFor(saveGardenCommand) {}

/** Saves a garden and answers its row (2 §7): also for a repeat, which changes nothing. */
@CommandHandler(SaveGardenCommand)
export class SaveGardenHandler implements Handles<typeof saveGardenCommand> {
  constructor(@Inject(GardenCommands) private readonly gardens: GardenCommands) {}

  async execute({ input, context }: SaveGardenCommand): Promise<{ data: GardenRow[] }> {
    const { gardenId } = input;
    const garden = {
      gardenId,
      name: input.name,
      soilType: input.soil_type,
      hardinessZone: input.hardiness_zone,
      sunlight: input.sunlight,
      maintenance: input.maintenance,
      style: input.style ?? null,
      matrix: input.matrix,
    };
    const actorId = signedIn(context);
    const isNamed = context.fingerprint !== undefined;
    const command = { type: 'SaveGarden', actorId, garden, isNamed } as const;
    const { events } = await this.gardens.handle(gardenId, command, context);
    return { data: [await this.rowAfter(gardenId, events[0]?.id)] };
  }

  /** The row as this save left it; as the latest save did when this one changed nothing. */
  private async rowAfter(gardenId: string, eventId: string | undefined): Promise<GardenRow> {
    const saves = await this.gardens.savesOf(gardenId);
    const [first] = saves;
    const saved = saves.find(({ id }) => id === eventId) ?? saves.at(-1);
    if (!first || !saved) throw new Error(`an accepted save left no event of garden ${gardenId}`);
    return gardenRowOf(saved.data, first.metadata.time, saved.metadata.time);
  }
}
