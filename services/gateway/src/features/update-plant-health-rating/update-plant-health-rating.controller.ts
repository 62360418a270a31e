import { Controller, Inject } from '@nestjs/common';
import { updatePlantHealthRatingCall, updatePlantHealthRatingCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class UpdatePlantHealthRatingController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(updatePlantHealthRatingCall, { kind: 'save' })
  async answer({ request, context }: Asked<typeof updatePlantHealthRatingCall>) {
    return this.messaging.send(updatePlantHealthRatingCommand, request, context);
  }
}
