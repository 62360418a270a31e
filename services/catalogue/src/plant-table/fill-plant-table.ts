import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '@planted/service-kit';
import { DataSource } from 'typeorm';
import { catalogueFacts } from './catalogue-facts';
import { loadCatalogue } from './load-catalogue';

/** Brings the plant table up to the facts of this release before the service answers. */
@Injectable()
export class FillPlantTable implements OnModuleInit {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await loadCatalogue(this.dataSource, catalogueFacts(), this.now());
  }
}
