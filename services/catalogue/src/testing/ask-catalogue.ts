import type { InputOf, OutputOf } from '@planted/contracts';
import type { AnyMessage } from '@planted/service-kit';
import { asGuest, startServices, type TestServices } from '@planted/service-kit/testing';
import { catalogueService } from '../catalogue.service';

/** The catalog on a database of its own for the tests of one file. @returns how a guest asks it */
export function askCatalogue() {
  let services: TestServices;
  beforeAll(async () => {
    services = await startServices([catalogueService]);
  });
  afterAll(() => services.stop());
  return <M extends AnyMessage>(message: M, input: InputOf<M>): Promise<OutputOf<M>> =>
    services.messaging.send(message, input, asGuest());
}
