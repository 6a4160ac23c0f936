import { isIPv6 } from 'node:net'

/**
 * The key that rate limits count an address by. One IPv6 line has 2^64 addresses, so its network (/64) is counted; an
 * IPv4 address is the same however it is written.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  if (isMappedIPv4(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** Whether it is an IPv4-mapped address, `::ffff:192.0.2.1`, as a dual-stack server receives IPv4 clients. */
const isMappedIPv4 = (groups: readonly number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

/** The eight numbers of an IPv6 address, in whichever of its spellings. */
function groupsOf(address: string): readonly number[] {
  const [before = [], after = []] = address.split('::').map(numbersIn)
  const left = 8 - before.length - after.length
  return [...before, ...Array.from({ length: left }, () => 0), ...after]
}

function numbersIn(part: string): number[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? numbersInIPv4(group) : [Number.parseInt(group, 16)]))
}

function numbersInIPv4(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}
