import { Controller, Inject } from '@nestjs/common';
import { fetchOrganicPestControlPlantsCall, fetchOrganicPestControlPlantsQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchOrganicPestControlPlantsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchOrganicPestControlPlantsCall)
  async answer({ context }: Asked<typeof fetchOrganicPestControlPlantsCall>) {
    return this.messaging.send(fetchOrganicPestControlPlantsQuery, {}, context);
  }
}
