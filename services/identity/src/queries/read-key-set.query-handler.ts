import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { readKeySetQuery } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { KeyRing } from '../tokens/key-ring';

export class ReadKeySetQuery extends requestFor(readKeySetQuery) {}

@QueryHandler(ReadKeySetQuery)
export class ReadKeySetHandler implements Handles<typeof readKeySetQuery> {
  constructor(@Inject(KeyRing) private readonly keys: KeyRing) {}

  async execute() {
    return { keys: [...(await this.keys.publishedKeys())] };
  }
}
