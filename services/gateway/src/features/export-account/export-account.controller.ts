import { Readable } from 'node:stream';
import { Controller, Inject, StreamableFile } from '@nestjs/common';
import { exportAccountCall, exportAccountQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { HandleCall } from '../../edge/handle-call.decorator';
import type { CallRequest } from '../../edge/call-request';
import { accountDocument } from './account-document';

@Controller()
export class ExportAccountController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  /** Whether there is an account is known before the first byte; what fails later cuts the file off. */
  @HandleCall(exportAccountCall, { kind: 'export' })
  async answer({ context }: CallRequest<typeof exportAccountCall>) {
    const account = await this.messaging.send(exportAccountQuery, {}, context);
    const pieces = Readable.from(accountDocument(this.messaging, account, context), { highWaterMark: 1 });
    return new StreamableFile(pieces, {
      type: 'application/json',
      disposition: `attachment; filename="planted-${account.at.slice(0, 10)}.json"`,
    });
  }
}
