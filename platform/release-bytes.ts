/** Smaller pieces may be parts of memory that is shared, and are not worth it. */
const least = 16 * 1024

/**
 * Gives the memory of a piece back at once, and leaves the piece empty. Only for who owns it: whoever passes on hundreds of
 * megabytes piece by piece would else leave them to the collector, which stops everybody to look for them.
 */
export function releaseBytes({ buffer, byteLength }: Uint8Array) {
  if (byteLength < least || buffer.byteLength !== byteLength || !(buffer instanceof ArrayBuffer)) return
  buffer.transfer(0)
}
