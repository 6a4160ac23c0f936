/** Smaller buffers may share memory, and are not worth it. */
const least = 16 * 1024

/**
 * Frees a buffer's memory at once and leaves it empty. Only for the buffer's owner: without it, streaming hundreds of
 * megabytes would leave them to the garbage collector and its pauses.
 */
export function releaseBytes({ buffer, byteLength }: Uint8Array) {
  if (byteLength < least || buffer.byteLength !== byteLength || !(buffer instanceof ArrayBuffer)) return
  buffer.transfer(0)
}
