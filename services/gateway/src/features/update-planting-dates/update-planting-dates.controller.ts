import { Controller, Inject } from '@nestjs/common';
import { updatePlantingDatesCall, updatePlantingDatesCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class UpdatePlantingDatesController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(updatePlantingDatesCall, { kind: 'save' })
  async answer({ request, context }: Asked<typeof updatePlantingDatesCall>) {
    return this.messaging.send(updatePlantingDatesCommand, request, context);
  }
}
