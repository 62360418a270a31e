import { Controller } from '@nestjs/common';
import { meCall } from '@planted/contracts';
import { Answers } from '../edge/answers.decorator';
import { type Asked, gardenerOf } from '../edge/asked';

@Controller()
export class MeController {
  @Answers(meCall)
  async answer(asked: Asked<typeof meCall>) {
    return { user: gardenerOf(asked) };
  }
}
