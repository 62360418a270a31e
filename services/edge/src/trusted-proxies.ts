import { BlockList, isIPv6 } from 'node:net';

/** Whether a request from this address may say on whose behalf it comes. */
export type IsTrusted = (address: string) => boolean;

/** @throws when one is neither an address nor a CIDR block */
export function trustedProxies(list: readonly string[]): IsTrusted {
  const blocks = new BlockList();
  for (const each of list) {
    const [address = '', bits] = each.split('/', 2);
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) blocks.addAddress(address, family);
    else blocks.addSubnet(address, Number(bits), family);
  }
  return (address) => blocks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
